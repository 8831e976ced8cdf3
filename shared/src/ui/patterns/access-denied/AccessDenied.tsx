import { paths } from '../../../paths';
import { ButtonLink } from '../../primitives/button/Button';
import { EmptyPage } from '../states/EmptyPage';

/** Shown in place of a console screen to anyone who is not an administrator (requirements 6, Administrators). */
export function AccessDenied() {
  return (
    <EmptyPage
      title="Access Denied"
      hint="You don't have permission to access this page."
      motif="garden"
      action={<ButtonLink to={paths.dashboard()}>Go to Dashboard</ButtonLink>}
    />
  );
}
