import { openScreen, preparePage, toasts } from '@venue/shared/testing';
import type { VenueRequest } from '@venue/shared/requests';
import type { CartLine, Order, User } from '@venue/shared/types';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

export { AMINA, line, request, visit } from '@venue/shared/testing';
export { toasts };

interface Visit {
  address?: string;
  lines?: CartLine[];
  user?: User | null;
  orders?: Order[];
  requests?: VenueRequest[];
}

/** For tests: a screen in a browser whose cart and account are there. It stays at every path. */
export const openPage = (
  Screen: ComponentType,
  { address, lines = [], user = null, orders = [], requests = [] }: Visit = {},
) => openScreen(Screen, { address, paths: ['*'], account: { user, orders, requests }, cart: { lines } });

/** For tests: what the static page of a screen says before the browser runs it. */
export function staticPage(Screen: ComponentType, address = '/'): HTMLElement {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    preparePage([{ path: '*', element: <Screen /> }], { entries: [address], ready: false }).page,
  );
  return html;
}

/** For tests: the message that a WhatsApp link opens with, but for the reference at its end. */
export function whatsappText(link: HTMLElement): string {
  const url = new URL(link.getAttribute('href') ?? '');
  if (url.origin !== 'https://wa.me') throw new Error(`"${url.href}" does not open WhatsApp.`);
  const lines = (url.searchParams.get('text') ?? '').split('\n');
  return lines.filter((line) => !/^Reference: \w+-\w{12}$/.test(line)).join('\n');
}
