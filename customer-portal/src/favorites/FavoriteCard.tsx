import type { FavoriteDish } from '@venue/shared/types';
import { IconButton, Stack } from '@venue/shared/ui';
import { DishCard, DishName, dishStandIn } from '@venue/shared/dish-card';
import { categoryText } from './categoryText';
import * as S from './FavoriteCard.styles';

interface FavoriteCardProps {
  dish: FavoriteDish;
  onRemove: () => void;
}

/** A saved dish: picture, name, category, price, Add to Cart and Remove. */
export function FavoriteCard({ dish, onRemove }: FavoriteCardProps) {
  const { id, name, price, image, category } = dish;
  const heart = (
    <S.Saved>
      <IconButton
        icon="heart-filled"
        label={`Remove ${name} from favorites`}
        tone="floating"
        onClick={onRemove}
      />
    </S.Saved>
  );
  return (
    <DishCard
      dish={{ id, name, price, image, category }}
      picture={{ photo: image, alt: name, standIn: dishStandIn(category) }}
      heart={heart}
    >
      <Stack $gap="s4">
        <DishName>{name}</DishName>
        <S.Category>{categoryText(category)}</S.Category>
      </Stack>
    </DishCard>
  );
}
