import type { Location } from 'react-router-dom';
import { paths } from '../paths';
import { isConsolePath } from '../rules';
import type { User } from '../types';

const NEVER_WANTED: readonly string[] = [paths.home(), paths.signIn(), paths.auth()];

/** Origin for parsing a path as a URL; any result with another origin is another site. */
const PLACEHOLDER_ORIGIN = 'https://this.site.invalid';

function parse(from: string): URL | null {
  try {
    return new URL(from, PLACEHOLDER_ORIGIN);
  } catch {
    return null;
  }
}

/**
 * The address named by the `from` of an address, if it is a page of this site that this person may see. Null for anything
 * else, above all for other sites (`//evil.example`, `/\evil.example`, `https:…`) and for sign-in itself.
 */
export function wantedPage(from: unknown, user: Pick<User, 'role'> | null): string | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  const url = parse(from);
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  const { pathname, search, hash } = url;
  const page = pathname.replace(/\/+$/, '').toLowerCase() || paths.home();
  if (NEVER_WANTED.includes(page)) return null;
  // Everybody who has signed in sees the other pages.
  if (user && user.role !== 'admin' && isConsolePath(page)) return null;
  return pathname + search + hash;
}

/** Router state that sign-in passes to a dashboard, to be read there by `continuePath`. */
export function continueState(wanted: string | null): { continueTo: string } | null {
  return wanted === null ? null : { continueTo: wanted };
}

/**
 * The address a person asked for before a guard sent them to sign-in, for the "Continue to …" link on their dashboard
 * (decisions, After sign-in). Null when there is none, or when it is the current page.
 */
export function continuePath(
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
  user: Pick<User, 'role'> | null,
): string | null {
  const isState = (value: unknown): value is { continueTo: unknown } =>
    typeof value === 'object' && value !== null && 'continueTo' in value;
  const wanted = isState(state) ? wantedPage(state.continueTo, user) : null;
  return wanted === pathname ? null : wanted;
}
