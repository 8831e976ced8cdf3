import type { Location } from 'react-router-dom';
import { paths } from '../paths';
import * as titles from '../screenTitles';
import { access, audienceOf } from '../rules';
import type { User } from '../types';

/** Names of the pages from which a guest can be sent to sign-in. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  [paths.profile()]: titles.PROFILE_TITLE,
  [paths.orders()]: titles.ORDERS_TITLE,
  [paths.tickets()]: titles.TICKETS_TITLE,
  [paths.favorites()]: titles.FAVORITES_TITLE,
  [paths.reviews()]: titles.REVIEWS_TITLE,
  [paths.dashboard()]: titles.DASHBOARD_TITLE,
  [paths.menu()]: titles.MENU_TITLE,
  [paths.order()]: titles.ORDER_TITLE,
  [paths.cart()]: 'your cart',
  [paths.cartPage()]: titles.CHECKOUT_TITLE,
  [paths.checkout()]: titles.CHECKOUT_TITLE,
  [paths.reservations()]: titles.RESERVATIONS_TITLE,
  [paths.events()]: 'Events',
  [paths.stalls()]: titles.STALLS_TITLE,
  [paths.adminDashboard()]: titles.ADMIN_DASHBOARD_TITLE,
  [paths.adminReservations()]: titles.MANAGE_RESERVATIONS_TITLE,
  [paths.adminEvents()]: 'Events in the console',
  [paths.adminStalls()]: 'Stalls in the console',
  [paths.adminMenu()]: 'Menu in the console',
  [paths.adminOrders()]: 'Orders in the console',
};

const NEVER_WANTED: readonly string[] = [paths.home(), paths.signIn(), paths.auth()];

/** Origin for parsing a path as a URL; any result with another origin is another site. */
const PLACEHOLDER_ORIGIN = 'https://this.site.invalid';

/** A page that a guest asked for: its address, and its name after "Continue to". */
export interface WantedPage {
  to: string;
  name: string;
}

function parse(from: string): URL | null {
  try {
    return new URL(from, PLACEHOLDER_ORIGIN);
  } catch {
    return null;
  }
}

/**
 * The page named by the `from` of an address, if it is a page of this site that this person may see. Null for anything
 * else, above all for other sites (`//evil.example`, `/\evil.example`, `https:…`) and for sign-in itself.
 */
export function wantedPage(from: unknown, user: Pick<User, 'role'> | null): WantedPage | null {
  if (typeof from !== 'string' || !from.startsWith('/')) return null;
  const url = parse(from);
  if (url?.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  const { pathname, search, hash } = url;
  const page = pathname.replace(/\/+$/, '').toLowerCase() || paths.home();
  if (NEVER_WANTED.includes(page)) return null;
  if (user && access(audienceOf(page), user) !== 'allowed') return null;
  return { to: pathname + search + hash, name: PAGE_NAMES[page] ?? 'where you were' };
}

/** Router state that sign-in passes to a dashboard, to be read there by `continuePath`. */
export function continueState(wanted: WantedPage | null): { continueTo: string } | null {
  return wanted && { continueTo: wanted.to };
}

/**
 * The page a person asked for before a guard sent them to sign-in, for the "Continue to …" link on their dashboard
 * (decisions, After sign-in). Null when there is none, or when it is the current page.
 */
export function continuePath(
  { pathname, state }: Pick<Location, 'pathname' | 'state'>,
  user: Pick<User, 'role'> | null,
): WantedPage | null {
  const isState = (value: unknown): value is { continueTo: unknown } =>
    typeof value === 'object' && value !== null && 'continueTo' in value;
  const wanted = isState(state) ? wantedPage(state.continueTo, user) : null;
  return wanted?.to === pathname ? null : wanted;
}
