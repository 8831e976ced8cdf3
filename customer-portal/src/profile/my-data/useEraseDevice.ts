import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { browserStorage, useCartStore, useUserStore } from '@venue/shared/stores';
import { useNavigate } from 'react-router-dom';
import { eraseKeys } from './eraseKeys';

/** Signs out, empties every list here and in the other tabs, and takes the keys out of this browser. */
export function useEraseDevice(): () => void {
  const account = useUserStore();
  const cart = useCartStore();
  const navigate = useNavigate();
  return () => {
    // On the way first, as in signing out: no guard is to ask this person to sign in.
    void navigate(paths.home(), { flushSync: true });
    account.getState().signOut();
    account.setState({ orders: [], reservations: [], tickets: [], reviews: [], favorites: [] });
    cart.setState({ lines: [] });
    eraseKeys(browserStorage());
    notify.success('Everything was erased from this device');
  };
}
