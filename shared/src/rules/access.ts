import { paths } from '../paths';
import type { Role, User } from '../types';

/** Who may see a screen. */
export type Audience = 'everyone' | 'signed-in' | 'admin';

/** The result of the check: the page, the way to sign in, or Access Denied. */
export type Access = 'allowed' | 'sign-in' | 'denied';

const SIGNED_IN_PATHS: readonly string[] = [
  paths.dashboard(),
  paths.profile(),
  paths.orders(),
  paths.tickets(),
  paths.favorites(),
  paths.reviews(),
];

/**
 * The audience of a path written in a link, such as "Continue to …" (requirements 6, Roles). Guards use the audience of
 * their route instead. A slash at the end, a query, a fragment and letter case are ignored.
 */
export function audienceOf(path: string): Audience {
  const [pathname = ''] = path.split(/[?#]/);
  const bare = pathname.replace(/\/+$/, '').toLowerCase();
  if (bare === '/admin' || bare.startsWith('/admin/')) return 'admin';
  return SIGNED_IN_PATHS.includes(bare) ? 'signed-in' : 'everyone';
}

/** What a person, or a guest (null), sees at a screen for this audience (requirements 6, Roles). */
export function access(audience: Audience, user: Pick<User, 'role'> | null): Access {
  if (audience === 'everyone') return 'allowed';
  if (audience === 'admin') return user?.role === 'admin' ? 'allowed' : 'denied';
  return user ? 'allowed' : 'sign-in';
}

/** The page that a person is sent to after signing in (requirements 4, Session). */
export function homeAfterSignIn(role: Role): string {
  return role === 'admin' ? paths.adminDashboard() : paths.dashboard();
}
