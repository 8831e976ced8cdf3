import { pageOf, preparePage } from '@venue/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import ContactScreen from '../contact/ContactScreen';
import { AMINA, openPage, staticPage } from '../testing/openPage';

const ADDRESS = '/contact';
const KEY = 'confirmation /contact';
beforeAll(() => {
  // The page has a map, which stays a drawing here.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

const open = (visit = {}) => openPage(ContactScreen, { address: ADDRESS, ...visit });
const thanks = () => screen.queryByRole('region', { name: 'Thank you for writing' });

async function write(subject: string) {
  const texts = {
    'Full Name': 'Otieno',
    Email: 'otieno@example.com',
    Subject: subject,
    Message: 'Any left?',
  };
  for (const [name, text] of Object.entries(texts))
    await userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
}

it('a confirmation is there again when the visitor comes back to its page, and leaves the focus alone', async () => {
  const { unmount } = open();
  await write('Cake');
  expect(screen.getByRole('heading', { name: 'Thank you for writing' })).toHaveFocus();
  unmount();
  open();
  expect(thanks()).toHaveTextContent('Otieno');
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('a confirmation belongs to its page, and gives way to the next one there', async () => {
  const { unmount } = open();
  await write('Cake');
  unmount();
  openPage(ContactScreen, { address: '/elsewhere' }).unmount();
  expect(thanks()).not.toBeInTheDocument();
  open();
  await write('Umbrella');
  expect(screen.getAllByRole('region', { name: 'Thank you for writing' })).toHaveLength(1);
  expect(thanks()).toHaveTextContent('Umbrella');
  expect(screen.getByRole('heading', { name: 'Thank you for writing' })).toHaveFocus();
});

it('a confirmation that the visitor closes is gone for good, and the focus is on the page', async () => {
  const { unmount } = open();
  await write('Cake');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(thanks()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  open();
  expect(thanks()).not.toBeInTheDocument();
});

it('a confirmation of a customer is not shown to whoever uses the tab after them', async () => {
  const { unmount } = open({ user: AMINA });
  await write('Cake');
  unmount();
  const asGuest = open();
  expect(thanks()).not.toBeInTheDocument();
  asGuest.unmount();
  open({ user: AMINA });
  expect(thanks()).toBeVisible();
});

it('a confirmation appears after hydration, without a mismatch', async () => {
  const { unmount } = open();
  await write('Cake');
  unmount();
  const complaint = jest.spyOn(console, 'error');
  const page = document.body.appendChild(staticPage(ContactScreen, ADDRESS));
  expect(within(page).queryByText('Thank you for writing')).not.toBeInTheDocument();
  const { router, user, cart } = preparePage([{ path: '*', element: <ContactScreen /> }], {
    entries: [ADDRESS],
  });
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => void (root = hydrateRoot(page, pageOf({ user, cart }, router))));
  expect(thanks()).toBeVisible();
  expect(complaint).not.toHaveBeenCalled();
  act(() => root?.unmount());
  page.remove();
  complaint.mockRestore();
});

it.each(['{', '7', 'null', '{"request":{},"userId":null}', '{"request":{"name":7},"userId":null}'])(
  'a stored confirmation that reads %s is ignored',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    open();
    expect(thanks()).not.toBeInTheDocument();
  },
);

it('a confirmation is shown where the browser blocks storage', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  open();
  await write('Cake');
  expect(thanks()).toBeVisible();
  blocked.mockRestore();
});
