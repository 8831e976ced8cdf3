import { notify } from '@venue/shared/notify';
import { useCartStore } from '@venue/shared/stores';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dishAttributes, shownQuantity } from '../instant';
import { quantityOf, type CartDish } from '../rules/cart';
import { addedToCart } from '../text';
import { Button } from '../ui/primitives/button/Button';
import { Icon } from '../ui/primitives/icon/Icon';
import { VisuallyHidden } from '../ui/primitives/layout/Layout';
import { QuantityStepper } from '../ui/primitives/stepper/QuantityStepper';
import * as S from './AddToCart.styles';

/** The Add to Cart button, replaced by a stepper while the dish is in the cart. */
export function AddToCart({ dish }: { dish: CartDish }) {
  const root = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const store = useCartStore();
  const quantity = useSyncExternalStore(
    store.subscribe,
    () => quantityOf(store.getState().lines, dish.id),
    () => shownQuantity(dish.id),
  );
  const isInCart = quantity > 0;

  // The pressed button is gone, so the focus goes to the stepper's plus.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    root.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isInCart]);

  const add = () => {
    const { lines, add: addToCart } = store.getState();
    hasAdded.current = true;
    addToCart(dish);
    // Only the first of a dish is announced; the stepper is silent (decisions, Cart toasts).
    if (quantityOf(lines, dish.id) === 0) notify.success(addedToCart(dish.name));
  };
  const step = (wanted: number) => {
    // The Add button takes the stepper's place. The focus stays on the group around it, so that one press too many does
    // not add the dish again.
    if (wanted < 1) root.current?.focus({ preventScroll: true });
    store.getState().changeQuantity(dish.id, wanted - quantity);
  };

  return (
    <S.Root {...dishAttributes(dish)} ref={root} role="group" aria-label={dish.name} tabIndex={-1}>
      {isInCart ? (
        <QuantityStepper name={dish.name} quantity={quantity} onChange={step} />
      ) : (
        <Button tone="accent" onClick={add}>
          <Icon name="plus" />
          Add to Cart <VisuallyHidden>{dish.name}</VisuallyHidden>
        </Button>
      )}
    </S.Root>
  );
}
