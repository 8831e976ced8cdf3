import { notify } from '@venue/shared/notify';
import { useCart, useCartStore } from '@venue/shared/stores';
import { useEffect, useRef } from 'react';
import { quantityOf, type CartDish } from '../rules/cart';
import { Button } from '../ui/primitives/button/Button';
import { Icon } from '../ui/primitives/icon/Icon';
import { VisuallyHidden } from '../ui/primitives/layout/Layout';
import { QuantityStepper } from '../ui/primitives/stepper/QuantityStepper';
import * as S from './AddToCart.styles';

/** Add to Cart, which becomes a stepper in the same place once the dish is in the cart, and back at zero. */
export function AddToCart({ dish }: { dish: CartDish }) {
  const place = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const store = useCartStore();
  const quantity = useCart((state) => quantityOf(state.lines, dish.id));
  const isInCart = quantity > 0;

  // The pressed button is gone: adding goes on at the stepper's plus.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isInCart]);

  const add = () => {
    const { lines, add: addToCart } = store.getState();
    hasAdded.current = true;
    addToCart(dish);
    // only the first of a dish is announced, the stepper is silent (decisions, Cart toasts)
    if (quantityOf(lines, dish.id) === 0) notify.success(`${dish.name} added to cart!`);
  };
  const step = (wanted: number) => {
    // The button that comes back would put the dish in again by a press too many.
    if (wanted < 1) place.current?.focus({ preventScroll: true });
    store.getState().changeQuantity(dish.id, wanted - quantity);
  };

  return (
    <S.Place ref={place} role="group" aria-label={dish.name} tabIndex={-1}>
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
