import { textParam, useAddressState } from '@venue/shared/address';
import { useCart, useCartStore, useUser, useUserStore } from '@venue/shared/stores';
import { startTransition, useEffect, useRef, useState } from 'react';
import { reorder, type Reorder } from './reorder';

export type ReorderOutcome =
  | { kind: 'signed-out'; id: string }
  | { kind: 'unknown'; id: string }
  | ({ kind: 'done'; id: string } & Reorder);

const REORDER_ADDRESS = { id: textParam('reorder') };

/**
 * Executes `?reorder=ORD-001` once, as soon as the stored orders and cart are ready, and removes it from the address.
 */
export function useReorder() {
  const [{ id }, change] = useAddressState(REORDER_ADDRESS);
  const isAccountReady = useUser((state) => state.ready);
  const isCartReady = useCart((state) => state.ready);
  const account = useUserStore();
  const cart = useCartStore();
  const [outcome, setOutcome] = useState<ReorderOutcome | null>(null);
  const followed = useRef('');

  useEffect(() => {
    if (id === '') followed.current = '';
    if (id === followed.current || !isAccountReady || !isCartReady) return;
    followed.current = id;
    const { user, orders } = account.getState();
    const order = orders.find((known) => known.id === id);
    const again = user && order ? reorder(order) : null;
    again?.dishes.forEach(({ dish, quantity }) => cart.getState().add(dish, quantity));
    startTransition(() =>
      setOutcome(again ? { kind: 'done', id, ...again } : { kind: user ? 'unknown' : 'signed-out', id }),
    );
    change({ id: '' });
  }, [id, isAccountReady, isCartReady, account, cart, change]);

  const close = () => setOutcome(null);
  const undo = () => {
    if (outcome?.kind === 'done')
      outcome.dishes.forEach(({ dish, quantity }) => cart.getState().changeQuantity(dish.id, -quantity));
    close();
  };
  return { outcome, close, undo };
}
