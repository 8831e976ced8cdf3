import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import { useNavigate } from 'react-router-dom';

/** What the public pages keep for this tab, such as the confirmation of an order. */
function eraseTab() {
  try {
    sessionStorage.clear();
  } catch {
    // The browser blocks storage, so nothing was kept.
  }
}

/** Signs out, empties every list in all tabs, and removes the keys from this browser. */
export function useEraseDevice(): () => void {
  const account = useUserStore();
  const cart = useCartStore();
  const navigate = useNavigate();
  return () => {
    // Navigates first and synchronously, as in signing out, so that no guard redirects to sign-in.
    void navigate(paths.home(), { flushSync: true });
    account.getState().erase();
    cart.getState().erase();
    eraseTab();
    notify.success('Everything was erased from this device');
  };
}
