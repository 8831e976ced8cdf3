import { notify } from '@venue/shared/notify';
import { useCartStore } from '@venue/shared/stores';
import type { CartLine } from '@venue/shared/types';

/** The actions on the cart that show a toast. */
export function useCartActions() {
  const store = useCartStore();

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

  /** Replaces the price stored in the line by today's. */
  const takeTodaysPrice = (line: CartLine, today: number) => {
    const { lines, remove, restore } = store.getState();
    const at = lines.findIndex(({ id }) => id === line.id);
    const replaced = lines[at];
    if (!replaced) return;
    remove(line.id);
    restore([{ ...replaced, price: today }], at);
  };

  /** Adds the dishes of a shared cart, or puts them in place of the cart. */
  const takeSharedCart = (shared: readonly CartLine[], mode: 'add' | 'replace') => {
    const { lines, clear, add, changeQuantity, restore } = store.getState();
    const replaced = mode === 'replace' ? lines : [];
    if (mode === 'replace') clear();
    shared.forEach(({ quantity, ...dish }) => add(dish, quantity));
    const giveBack = () => {
      shared.forEach(({ id, quantity }) => changeQuantity(id, -quantity));
      restore(replaced, 0);
    };
    notify.success(mode === 'replace' ? 'Your cart was replaced' : 'The shared dishes are in your cart', {
      action: { label: 'Undo', run: giveBack },
    });
  };

  return { removeFromCart, clearCart, takeTodaysPrice, takeSharedCart };
}
