import { notify } from '@venue/shared/notify';
import { useCart, useCartStore } from '@venue/shared/stores';
import { useEffect, useRef } from 'react';
import { quantityOf, type CartDish } from '../../../rules/cart';
import { Button } from '../../primitives/button/Button';
import { Icon } from '../../primitives/icon/Icon';
import { VisuallyHidden } from '../../primitives/layout/Layout';
import { QuantityStepper } from '../../primitives/stepper/QuantityStepper';
import * as S from './AddToCart.styles';

/** Add to Cart, which becomes a stepper in the same place once the dish is in the cart, and back at zero. */
export function AddToCart({ dish }: { dish: CartDish }) {
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  const store = useCartStore();
  const quantity = useCart((state) => quantityOf(state.lines, dish.id));
  const isInCart = quantity > 0;

  // The pressed button is gone, so the focus goes to what stands in its place.
  useEffect(() => {
    if (!isOurs.current) return;
    isOurs.current = false;
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true });
  }, [isInCart]);

  const add = () => {
    const { lines, add: addToCart } = store.getState();
    isOurs.current = true;
    addToCart(dish);
    // only the first of a dish is announced, the stepper is silent (decisions: which toast where)
    if (quantityOf(lines, dish.id) === 0) notify.success(`${dish.name} added to cart!`);
  };
  const step = (wanted: number) => {
    isOurs.current = wanted < 1;
    store.getState().changeQuantity(dish.id, wanted - quantity);
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
