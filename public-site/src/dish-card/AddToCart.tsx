import { quantityOf } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import { Button, Icon, QuantityStepper, VisuallyHidden } from '@venue/shared/ui';
import { useEffect, useRef } from 'react';
import { useCartActions } from '../cart/useCartActions';
import type { CatalogueDish } from '../catalogue/dish';
import * as S from './AddToCart.styles';

/** Add to Cart, which becomes a stepper in the same place once the dish is in the cart, and back at zero. */
export function AddToCart({ dish }: { dish: CatalogueDish }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const quantity = useCart((state) => quantityOf(state.lines, dish.id));
  const changeQuantity = useCart((state) => state.changeQuantity);
  const { addToCart } = useCartActions();
  const isInCart = quantity > 0;

  // The pressed button is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (!isOurs.current) return;
    isOurs.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isInCart]);

  const add = () => {
    isOurs.current = true;
    addToCart(dish);
  };
  const step = (wanted: number) => {
    isOurs.current = wanted < 1;
    changeQuantity(dish.id, wanted - quantity);
  };

  return (
    <S.Place ref={place}>
      {isInCart ? (
        <QuantityStepper name={dish.name} quantity={quantity} onChange={step} />
      ) : (
        <Button tone="accent" onClick={add}>
          <Icon name="plus" />
          Add to Cart <VisuallyHidden>{dish.name}</VisuallyHidden>
        </Button>
      )}
    </S.Place>
  );
}
