import type { Audience } from '../contracts';
import type { User } from '../types';

/** The result of the check: the page, the way to sign in, or Access Denied. */
export type Access = 'allowed' | 'sign-in' | 'denied';

/** Whether a path belongs to the console, which is for administrators (requirements 6, Roles). Letter case is ignored. */
export function isConsolePath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return /^\/admin(\/|$)/i.test(pathname);
}

/** What a person, or a guest (null), sees at a screen for this audience (requirements 6, Roles). */
export function access(audience: Audience, user: Pick<User, 'role'> | null): Access {
  if (audience === 'everyone') return 'allowed';
  if (audience === 'admin') return user?.role === 'admin' ? 'allowed' : 'denied';
  return user ? 'allowed' : 'sign-in';
}
