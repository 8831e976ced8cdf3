import { isObject } from '@venue/shared/types';
import { isLike } from './isLike';

const keyOf = (pathname: string) => `confirmation ${pathname}`;

/** The stored confirmation of a page, as text. Session storage is of this tab alone and is gone with it. */
export function readConfirmation(pathname: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(pathname));
  } catch {
    return null;
  }
}

/** Stores what was confirmed on a page; null removes it. */
export function storeConfirmation(pathname: string, request: object | null, userId: string | null) {
  try {
    if (request) sessionStorage.setItem(keyOf(pathname), JSON.stringify({ request, userId }));
    else sessionStorage.removeItem(keyOf(pathname));
  } catch {
    // Without storage, the confirmation is there until the visitor leaves the page.
  }
}

/**
 * The request of a stored confirmation; null when it is none, or when it is of a customer who is no longer signed in.
 * @param blank A request without content, whose fields a stored one must have.
 */
export function parseConfirmation<Request extends object>(
  stored: string | null,
  blank: Request,
  userId: string | null,
): Request | null {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (!isObject(kept) || (kept.userId !== null && kept.userId !== userId)) return null;
    return isLike(blank, kept.request) ? (kept.request as Request) : null;
  } catch {
    return null;
  }
}
