import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { useCartStore, useUserStore } from '@venue/shared/stores';
import { ERASED_KEY } from '@venue/shared/stores/erased-key';
import { HOST_NOTES_KEY } from '@venue/shared/stores/host-notes-key';
import { useNavigate } from 'react-router-dom';

/** What is kept beside the stores: what this tab remembers, and a host's notes about bookings. */
function eraseOthers() {
  try {
    sessionStorage.clear();
    localStorage.setItem(ERASED_KEY, 'now');
    localStorage.removeItem(ERASED_KEY);
    for (const name of [HOST_NOTES_KEY, `${HOST_NOTES_KEY}.corrupt`]) localStorage.removeItem(name);
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
    eraseOthers();
    notify.success('Everything was erased from this device');
  };
}
