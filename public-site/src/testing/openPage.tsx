import { preparePage, toasts } from '@venue/shared/testing';
import type { CartLine, Order, User } from '@venue/shared/types';
import { render } from '@testing-library/react';
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

const screenRoutes = (Screen: ComponentType) => [{ path: '*', element: <Screen /> }];

/** For tests: a screen in a browser whose cart and account are there. */
export function openPage(
  Screen: ComponentType,
  { address = '/', lines = [], user = null, orders = [] }: Visit = {},
) {
  const { page, ...rest } = preparePage(screenRoutes(Screen), {
    entries: [address],
    account: { user, orders },
    cart: { lines },
  });
  return { ...rest, ...render(page) };
}

/** For tests: what the static page of a screen says before the browser runs it. */
export function staticPage(Screen: ComponentType, address = '/'): HTMLElement {
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    preparePage(screenRoutes(Screen), { entries: [address], ready: false }).page,
  );
  return html;
}

/** For tests: the message that a WhatsApp link opens with. */
export function whatsappText(link: HTMLElement): string {
  const url = new URL(link.getAttribute('href') ?? '');
  if (url.origin !== 'https://wa.me') throw new Error(`"${url.href}" does not open WhatsApp.`);
  return url.searchParams.get('text') ?? '';
}
