import { AMINA, preparePage, type Visit } from '@venue/shared/testing';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';

export { AMINA, order, toasts } from '@venue/shared/testing';

interface ScreenVisit extends Pick<Visit, 'cart'> {
  address?: string | { pathname: string; state: unknown };
  /** What the account store holds beside Amina, who is signed in unless `user` says otherwise. */
  account?: Visit['account'];
}

/** For tests: a screen of the portal in a browser whose stores are there. Other paths show their own address. */
export function openScreen(Screen: ComponentType, { address = '/', account, cart }: ScreenVisit = {}) {
  const path = typeof address === 'string' ? address.replace(/\?.*/, '') : address.pathname;
  const routes = [
    { path, element: <Screen /> },
    { path: '*', element: <p>Another page</p> },
  ];
  const { page, ...rest } = preparePage(routes, {
    entries: [address],
    account: { user: AMINA, ...account },
    cart,
  });
  return { ...rest, ...render(page) };
}
