import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import { useNavigate } from 'react-router-dom';

/** Signs out, empties every list here and in the other tabs, and takes the keys out of this browser. */
export function useEraseDevice(): () => void {
  const account = useUserStore();
  const cart = useCartStore();
  const navigate = useNavigate();
  return () => {
    // On the way first, as in signing out: no guard is to ask this person to sign in.
    void navigate(paths.home(), { flushSync: true });
    account.getState().erase();
    cart.getState().erase();
    notify.success('Everything was erased from this device');
  };
}
