import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Signs the person out and shows the home page (decisions, Sign-out). */
export function useSignOut(): () => void {
  const signOut = useUser((state) => state.signOut);
  const navigate = useNavigate();
  return () => {
    // Navigates first and synchronously: a guard that sees a guest on a customer's screen would redirect to sign-in.
    void navigate(paths.home(), { flushSync: true });
    signOut();
    notify.success('Logged out successfully!');
  };
}
