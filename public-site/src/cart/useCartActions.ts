import { notify } from '@venue/shared/notify';
import { quantityOf } from '@venue/shared/rules';
import { useCartStore } from '@venue/shared/stores';
import type { CartLine } from '@venue/shared/types';
import type { CatalogueDish } from '../catalogue/dish';
import { toCartDish } from './todaysMenu';

/** What the pages do with the cart beyond the steppers, with what they say about it. */
export function useCartActions() {
  const store = useCartStore();

  /** One more of a dish; only the first is announced (decisions: which toast where). */
  const addToCart = (dish: CatalogueDish) => {
    const { lines, add } = store.getState();
    const isFirst = quantityOf(lines, dish.id) === 0;
    add(toCartDish(dish));
    if (isFirst) notify.success(`${dish.name} added to cart!`);
  };

  const undo = (lines: CartLine[], at: number) => ({
    action: { label: 'Undo', run: () => store.getState().restore(lines, at) },
  });

  const removeFromCart = (line: CartLine) => {
    const { lines, remove } = store.getState();
    const at = lines.findIndex(({ id }) => id === line.id);
    const taken = lines[at];
    if (!taken) return;
    remove(line.id);
    notify.info(`${line.name} removed from cart`, undo([taken], at));
  };

  const clearCart = () => {
    const { lines, clear } = store.getState();
    if (lines.length === 0) return;
    clear();
    notify.info('Cart cleared', undo(lines, 0));
  };

  /** The dish's price of today in place of the one the line kept. */
  const takeTodaysPrice = (line: CartLine, today: number) => {
    const { lines, remove, restore } = store.getState();
    const at = lines.findIndex(({ id }) => id === line.id);
    const kept = lines[at];
    if (!kept) return;
    remove(line.id);
    restore([{ ...kept, price: today }], at);
  };

  return { addToCart, removeFromCart, clearCart, takeTodaysPrice };
}
