import { notify } from '@venue/shared/notify';
import { quantityOf } from '@venue/shared/rules';
import { useCart } from '@venue/shared/stores';
import type { FavoriteDish } from '@venue/shared/types';
import { Button, Icon, QuantityStepper, VisuallyHidden } from '@venue/shared/ui';
import { useEffect, useRef } from 'react';
import * as S from './AddToCart.styles';
import { toCartDish } from './favorite';

/** Add to Cart, which becomes a silent stepper once the dish is in the cart (decisions: which toast where). */
export function AddToCart({ dish }: { dish: FavoriteDish }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const quantity = useCart((state) => quantityOf(state.lines, dish.id));
  const add = useCart((state) => state.add);
  const changeQuantity = useCart((state) => state.changeQuantity);
  const isInCart = quantity > 0;

  // The pressed button is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (!isOurs.current) return;
    isOurs.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isInCart]);

  const addFirst = () => {
    isOurs.current = true;
    add(toCartDish(dish));
    notify.success(`${dish.name} added to cart!`);
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
        <Button tone="accent" onClick={addFirst}>
          <Icon name="plus" />
          Add to Cart <VisuallyHidden>{dish.name}</VisuallyHidden>
        </Button>
      )}
    </S.Place>
  );
}
