import { paths } from '../paths';
import type { Role, User } from '../types';

/** Who may see a screen. */
export type Audience = 'everyone' | 'signed-in' | 'admin';

/** What a person gets there: the page, the way to sign in, or Access Denied. */
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
 * Who may see a written path (requirements 6, Roles): for links, such as "Continue to …". Guards go by their route.
 * A slash at the end, a query, a fragment or capitals make no difference.
 */
export function audienceOf(path: string): Audience {
  const [pathname = ''] = path.split(/[?#]/);
  const bare = pathname.replace(/\/+$/, '').toLowerCase();
  if (bare === '/admin' || bare.startsWith('/admin/')) return 'admin';
  return SIGNED_IN_PATHS.includes(bare) ? 'signed-in' : 'everyone';
}

/** What a person, or a guest (null), gets at a screen for this audience (requirements 6, Roles). */
export function access(audience: Audience, user: Pick<User, 'role'> | null): Access {
  if (audience === 'everyone') return 'allowed';
  if (audience === 'admin') return user?.role === 'admin' ? 'allowed' : 'denied';
  return user ? 'allowed' : 'sign-in';
}

/** Where a person lands after signing in (requirements 4, Session). */
export function homeAfterSignIn(role: Role): string {
  return role === 'admin' ? paths.adminDashboard() : paths.dashboard();
}
