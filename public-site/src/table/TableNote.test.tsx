import { act, screen, waitFor } from '@testing-library/react';
import { VENUE } from '@venue/shared/venue';
import CartScreen from '../cart/CartScreen';
import MenuScreen from '../menu/MenuScreen';
import CheckoutScreen from '../cartpage/CheckoutScreen';
import OrderScreen from '../order/OrderScreen';
import { amount, field, press } from '../testing/asking';
import { AMINA, openPage, staticPage, toasts } from '../testing/openPage';
import { mandazi } from '../testing/ordering';
import { keepTable, keptTable, leaveTable, tableOf } from './table';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['1', 1],
  ['12', 12],
  [String(VENUE.tables), VENUE.tables],
  [String(VENUE.tables + 1), null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e1', null],
  ['<b>', null],
  ['', null],
  [null, null],
])('the table of %j is %s', (text, table) => {
  expect(tableOf(text)).toBe(table);
});

it("a table's code is shown on the menu and in the cart for as long as the tab lives, and leaves the address", async () => {
  const { unmount, router } = openPage(MenuScreen, { address: '/menu?table=12&tab=mains' });
  expect(await screen.findByText('Table 12')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mains'));
  unmount();
  openPage(CartScreen, { address: '/cart' });
  expect(screen.getByText('Table 12')).toBeVisible();
});

it('a number that no table has shows nothing and changes nothing', async () => {
  keepTable(3);
  const { router } = openPage(MenuScreen, { address: '/menu?table=999' });
  expect(screen.getByText('Table 3')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(keptTable()).toBe(3);
});

it('a visitor without a table sees none, and neither does a static page', () => {
  openPage(MenuScreen, { address: '/menu' });
  expect(screen.queryByText(/^Table \d/)).not.toBeInTheDocument();
  expect(staticPage(MenuScreen, '/menu?table=12')).not.toHaveTextContent('Table 12');
});

it('the table is known also where nothing can be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage(MenuScreen, { address: '/menu?table=12' });
  expect(await screen.findByText('Table 12')).toBeVisible();
  act(leaveTable);
  expect(screen.queryByText('Table 12')).not.toBeInTheDocument();
});

it.each([
  [-1, 12],
  [0, null],
  [1, null],
])('four hours and %d minutes after its code was read, the table is %s', (minutes, table) => {
  keepTable(12);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + (4 * 60 + minutes) * 60_000);
  expect(keptTable()).toBe(table);
});

it('a visitor leaves the table by a press, and can undo it', async () => {
  keepTable(12);
  openPage(CartScreen, { lines: [mandazi] });
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
  await press('Not at table 12 any more');
  expect(screen.queryByText('Table 12')).not.toBeInTheDocument();
  expect(amount('Delivery')).toHaveTextContent('KSh 200');
  act(() => toasts[0]?.action?.run());
  expect(screen.getByText('Table 12')).toBeVisible();
});

describe('an order at a table', () => {
  beforeEach(() => keepTable(12));

  it.each([
    ['/order', OrderScreen, ['Full Name', 'Phone Number']],
    ['/checkout', CheckoutScreen, ['Full Name', 'Email', 'Phone Number']],
  ])(
    'an order at a table on %s has no fee, no address and no way to a door',
    async (_path, Screen, fields) => {
      const { user } = openPage(Screen, { lines: [mandazi], user: AMINA });
      expect(amount('Total')).toHaveTextContent('KSh 500');
      expect(amount('At table 12')).toHaveTextContent(/^8 minutes/);
      for (const words of [/deliver/i, /your door/, /radius/])
        expect(document.body).not.toHaveTextContent(words);
      expect(screen.queryByRole('textbox', { name: /Address/ })).not.toBeInTheDocument();
      await press('Use my details');
      for (const name of fields) expect(field(name)).not.toHaveValue('');
      await press('Place Order');
      expect(toasts).toEqual([
        {
          title: 'Order Placed Successfully!',
          text: 'We bring it to table 12 in about 8 minutes.',
          tone: 'success',
        },
      ]);
      expect(user.getState().orders).toMatchObject([{ total: 500, type: 'dine-in' }]);
      const panel = screen.getByRole('region', { name: 'Thank you for your order' });
      expect(panel).toHaveTextContent('Table12');
      expect(panel).not.toHaveTextContent(/Deliver|Address/);
    },
  );
});
