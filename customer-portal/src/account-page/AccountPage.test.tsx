import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes';
import { openScreen, order, toasts } from '../testing/openScreen';
import { LongList } from './LongList';

describe.each(routes.filter(({ handle }) => handle.audience === 'signed-in'))(
  'the page $path',
  ({ path, lazy }) => {
    async function openPage(account = {}) {
      const { Component } = await lazy();
      openScreen(Component, { address: path, account: { orders: [order('ORD-001')], ...account } });
    }

    it(`${path} asks a guest to sign in, whatever this device keeps`, async () => {
      await openPage({ user: null });
      expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        `/signin?from=${encodeURIComponent(path)}`,
      );
      for (const role of ['article', 'region', 'form', 'button'])
        expect(screen.queryByRole(role)).not.toBeInTheDocument();
    });

    it(`${path} waits until stored data is read`, async () => {
      await openPage({ user: null, ready: false });
      expect(screen.getByRole('status')).toHaveTextContent('Loading your account...');
      expect(screen.queryByText(/^No /)).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    });

    it(`${path} says which stored data could not be read, and that nothing can be saved`, async () => {
      await openPage({ setAside: ['orders', 'reviews'], storageFailed: true });
      expect(
        screen.getByText('Part of what this browser keeps could not be read: your orders and your reviews'),
      ).toBeVisible();
      expect(screen.getByText('This browser can’t save what you do here')).toBeVisible();
    });

    it(`${path} asks a customer once whether to start empty, and shows nothing of somebody else until then`, async () => {
      const left = { reservations: [], orders: [order('ORD-009')], listsOwner: 'customer-1' };
      await openPage(left);
      expect(screen.queryByText(/ORD-009/)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Start empty' }));
      expect(screen.queryByText('Start empty?')).not.toBeInTheDocument();
      expect(screen.queryByText(/ORD-009/)).not.toBeInTheDocument();
      act(() => toasts[0]?.action?.run());
      await userEvent.click(screen.getByRole('button', { name: 'They are mine, keep them' }));
      expect(screen.queryByText('Start empty?')).not.toBeInTheDocument();
    });

    if (path !== '/dashboard')
      it(`${path} leads back to the dashboard`, async () => {
        await openPage();
        expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
      });
  },
);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `REV-${index + 1}`, text: `Card ${index + 1}` }));

function open(items: { id: string; text: string }[]) {
  const list = (shown: typeof items) => (
    <LongList label="My reviews" items={shown}>
      {({ text }) => <p>{text}</p>}
    </LongList>
  );
  const { rerender } = render(list(items));
  return { change: (changed: typeof items) => rerender(list(changed)) };
}

const cards = () =>
  within(screen.getByRole('list', { name: 'My reviews' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const showMore = () => screen.queryByRole('button', { name: 'Show more' });
const press = async () => userEvent.click(showMore() ?? document.body);

it.each([1, 50])('a list of %s cards is shown as a whole, without a button', (count) => {
  open(many(count));
  expect(cards()).toHaveLength(count);
  expect(showMore()).not.toBeInTheDocument();
});

it('a list of 10,000 cards starts with 50 and says how many there are', () => {
  open(many(10_000));
  expect(cards()).toHaveLength(50);
  expect(cards().at(-1)).toBe('Card 50');
  expect(showMore()).toHaveAccessibleDescription('50 of 10,000 shown');
});

it('a list of cards shows 50 more at a time until all are shown, then the button goes', async () => {
  open(many(120));
  await press();
  expect(cards()).toHaveLength(100);
  expect(showMore()).toHaveAccessibleDescription('100 of 120 shown');
  await press();
  expect(cards()).toEqual(many(120).map(({ text }) => text));
  expect(showMore()).not.toBeInTheDocument();
});

it('a list of cards moves the focus to the first card that is newly shown', async () => {
  open(many(120));
  await press();
  expect(document.activeElement).toHaveTextContent(/^Card 51$/);
  await press();
  expect(document.activeElement).toHaveTextContent(/^Card 101$/);
});

it('a list of cards leaves the focus alone when another card comes in', async () => {
  const { change } = open(many(120));
  await press();
  const focused = document.activeElement;
  change([{ id: 'REV-new', text: 'New' }, ...many(120)]);
  expect(document.activeElement).toBe(focused);
  expect(cards()).toHaveLength(100);
  expect(cards()[0]).toBe('New');
});
