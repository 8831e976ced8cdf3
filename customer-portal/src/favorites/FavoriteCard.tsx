import type { FavoriteDish } from '@venue/shared/types';
import { IconButton, Stack } from '@venue/shared/ui';
import { DishCard, DishName } from '@venue/shared/dish-card';
import { categoryText, standInOf, toCartDish } from './favorite';
import * as S from './FavoriteCard.styles';

interface FavoriteCardProps {
  dish: FavoriteDish;
  onRemove: () => void;
}

/** A saved dish: picture, name, category, price, Add to Cart and Remove. */
export function FavoriteCard({ dish, onRemove }: FavoriteCardProps) {
  const { name, image, category } = dish;
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
      dish={toCartDish(dish)}
      picture={{ photo: image, alt: name, standIn: standInOf(category) }}
      heart={heart}
    >
      <Stack $gap="s4">
        <DishName>{name}</DishName>
        <S.Category>{categoryText(category)}</S.Category>
      </Stack>
    </DishCard>
  );
}
