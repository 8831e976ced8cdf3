import { openScreen, preparePage, toasts } from '@venue/shared/testing';
import type { CartLine, Order, User } from '@venue/shared/types';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

export { AMINA, line } from '@venue/shared/testing';
export { toasts };

interface Visit {
  address?: string;
  lines?: CartLine[];
  user?: User | null;
  orders?: Order[];
}

/** For tests: a screen in a browser whose cart and account are there. It stays at every path. */
export const openPage = (
  Screen: ComponentType,
  { address, lines = [], user = null, orders = [] }: Visit = {},
) => openScreen(Screen, { address, paths: ['*'], account: { user, orders }, cart: { lines } });

/** For tests: what the static page of a screen says before the browser runs it. */
export function staticPage(Screen: ComponentType, address = '/'): HTMLElement {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    preparePage([{ path: '*', element: <Screen /> }], { entries: [address], ready: false }).page,
  );
  return html;
}

/** For tests: the message that a WhatsApp link opens with. */
export function whatsappText(link: HTMLElement): string {
  const url = new URL(link.getAttribute('href') ?? '');
  if (url.origin !== 'https://wa.me') throw new Error(`"${url.href}" does not open WhatsApp.`);
  return url.searchParams.get('text') ?? '';
}
