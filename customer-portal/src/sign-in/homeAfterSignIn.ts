import { paths } from '@venue/shared/paths';
import type { User } from '@venue/shared/types';

/** The page that a person is sent to after signing in (requirements 4, Session). */
export function homeAfterSignIn(role: User['role']): string {
  return role === 'admin' ? paths.adminDashboard() : paths.dashboard();
}
