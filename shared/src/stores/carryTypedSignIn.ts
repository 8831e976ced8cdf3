// docs/security.md, What was typed at sign-in
import { isObject } from '../types';
import type { UserStore } from './createUserStore';

const KEY = 'typedSignIn';

/** Milliseconds that what was typed may wait for the next page of the site. */
export const CARRIED_MS = 30_000;

/**
 * Carries what an administrator typed, and the console has not used yet, over a page load. It is written when the page
 * goes and removed when the next one starts. Where storage is forbidden, nothing is carried.
 */
export function carryTypedSignIn(users: UserStore, page: EventTarget, storage: () => Storage) {
  function take(): unknown {
    try {
      const text = storage().getItem(KEY);
      storage().removeItem(KEY);
      return text === null ? null : JSON.parse(text);
    } catch {
      return null;
    }
  }
  function leave() {
    const { user, typedSignIn } = users.getState();
    const typed = typedSignIn();
    try {
      if (typed) storage().setItem(KEY, JSON.stringify({ ...typed, userId: user?.id, at: Date.now() }));
    } catch {
      // The person is asked in the console.
    }
  }
  const carried = take();
  const { user, orders, signIn } = users.getState();
  const isOwn = user && isObject(carried) && carried.userId === user.id;
  if (isOwn && Math.abs(Date.now() - Number(carried.at)) < CARRIED_MS)
    signIn(user, orders, { email: String(carried.email), password: String(carried.password) });
  page.addEventListener('pagehide', leave);
  page.addEventListener('pageshow', take);
  return () => {
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('pageshow', take);
  };
}
