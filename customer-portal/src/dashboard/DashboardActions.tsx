import { paths } from '@venue/shared/paths';
import { useSignOut } from '@venue/shared/session';
import { useUser } from '@venue/shared/stores';
import { Button, ButtonLink } from '@venue/shared/ui';

/** Actions beside the heading: an admin's other dashboard, and Sign Out. */
export function DashboardActions() {
  const isAdmin = useUser((state) => state.user?.role === 'admin');
  const signOut = useSignOut();
  return (
    <>
      {isAdmin && (
        <ButtonLink tone="quiet" to={paths.adminDashboard()}>
          Admin Dashboard
        </ButtonLink>
      )}
      <Button tone="quiet" onClick={signOut}>
        Sign Out
      </Button>
    </>
  );
}
