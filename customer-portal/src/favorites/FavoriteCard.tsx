import type { FavoriteDish } from '@venue/shared/types';
import { IconButton, Picture, Price } from '@venue/shared/ui';
import { AddToCart } from './AddToCart';
import { categoryText, standInOf } from './favorite';
import * as S from './FavoriteCard.styles';

interface FavoriteCardProps {
  dish: FavoriteDish;
  onRemove: () => void;
}

/** A saved dish: picture, name, category, price, and into the cart in one step. */
export function FavoriteCard({ dish, onRemove }: FavoriteCardProps) {
  const { name, image, category, price } = dish;
  return (
    <S.Root>
      <S.Face>
        <Picture
          photo={image}
          alt={name}
          standIn={standInOf(category)}
          sizes="(min-width: 64em) 24rem, (min-width: 45em) 45vw, 92vw"
        />
      </S.Face>
      <S.Heart>
        <IconButton
          icon="heart-filled"
          label={`Remove ${name} from favorites`}
          tone="floating"
          data-remove
          onClick={onRemove}
        />
      </S.Heart>
      <S.Body>
        <S.Name>{name}</S.Name>
        <S.Category>{categoryText(category)}</S.Category>
        <S.Foot>
          <Price amount={price} size="large" />
          <AddToCart dish={dish} />
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}
