import { ConfirmDialog, PreparedStyles, QuantityStepper } from '@venue/shared/ui';
import { CartSoFar } from '../cart/OrderBar';

const nothing = () => undefined;

/** Prepares what a press on a dish card shows: the stepper, the cart so far, and the question of a guest's heart. */
export function PreparedDishCard() {
  return (
    <PreparedStyles name="dish-card">
      <CartSoFar count={1} totalKsh={0} />
      <QuantityStepper name="" quantity={1} onChange={nothing} />
      <ConfirmDialog open title="" confirm={{ label: '', tone: 'primary', run: nothing }} onClose={nothing}>
        {''}
      </ConfirmDialog>
    </PreparedStyles>
  );
}
