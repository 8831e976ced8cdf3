import type { ComponentProps, ReactNode } from 'react';
import type { Elements } from '../ui/elements';
import type { CartDish } from '../rules/cart';
import { Picture } from '../ui/primitives/picture/Picture';
import { Price } from '../ui/primitives/price/Price';
import { AddToCart } from './AddToCart';
import * as S from './DishCard.styles';

interface DishCardProps {
  /** The dish in the form the cart takes; its price is in KSh. */
  dish: CartDish;
  picture: Pick<ComponentProps<typeof Picture>, 'photo' | 'alt' | 'standIn'>;
  /** Button in the corner of the picture. */
  heart: ReactNode;
  as?: 'article' | 'li';
  /** A `DishName`, and more facts below it. */
  children: Elements;
}

/** Card of a dish that can be ordered: picture, name, facts, price and Add to Cart. */
export function DishCard({ dish, picture, heart, as = 'article', children }: DishCardProps) {
  return (
    <S.Root as={as}>
      <S.Image>
        <Picture {...picture} sizes="(min-width: 64em) 24rem, (min-width: 45em) 45vw, 92vw" />
      </S.Image>
      <S.Heart>{heart}</S.Heart>
      <S.Body>
        {children}
        <S.Foot>
          <Price amount={dish.price} size="large" />
          <AddToCart dish={dish} />
        </S.Foot>
      </S.Body>
    </S.Root>
  );
}

/** The heading of a `DishCard`. */
export const DishName = S.Name;
