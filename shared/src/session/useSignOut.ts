import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Signs the person out and leads them home (decisions, Sign-out). */
export function useSignOut(): () => void {
  const signOut = useUser((state) => state.signOut);
  const navigate = useNavigate();
  return () => {
    // On the way first, and at once: a guard that sees a guest on a customer's screen would ask them to sign in.
    void navigate(paths.home(), { flushSync: true });
    signOut();
    notify.success('Logged out successfully!');
  };
}
