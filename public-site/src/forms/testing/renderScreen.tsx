import { connectToasts, type Toast } from '@venue/shared/notify';
import { createUserStore, UserProvider } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

export const AMINA: User = {
  id: 'customer-1',
  name: 'Amina Wanjiru',
  email: 'amina@example.com',
  phone: '+254 711 111 111',
  address: 'Kamulu',
  city: 'Nairobi',
  role: 'customer',
};

/** What was said in toasts since the last `renderScreen`. */
export const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));

/** A screen as a guest sees it, or a signed-in person. */
export function renderScreen(screen: ReactNode, user?: User) {
  toasts.splice(0);
  const account = createUserStore();
  if (user) account.getState().signIn(user, []);
  account.setState({ ready: true });
  const page = render(
    <MemoryRouter>
      <UserProvider store={account}>{screen}</UserProvider>
    </MemoryRouter>,
  );
  return { ...page, account };
}

/** The message that a WhatsApp link opens with. */
export function whatsappText(link: HTMLElement): string {
  const url = new URL(link.getAttribute('href') ?? '');
  if (url.origin !== 'https://wa.me') throw new Error(`"${url.href}" does not open WhatsApp.`);
  return url.searchParams.get('text') ?? '';
}
