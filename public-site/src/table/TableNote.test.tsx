import { screen } from '@testing-library/react';
import { VENUE } from '@venue/shared/venue';
import CartScreen from '../cart/CartScreen';
import MenuScreen from '../menu/MenuScreen';
import { openPage, staticPage } from '../testing/openPage';
import { keepTable, keptTable, tableOf } from './table';

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

it("a table's code is shown on the menu and, for as long as the tab lives, in the cart", () => {
  const { unmount } = openPage(MenuScreen, { address: '/menu?table=12' });
  expect(screen.getByText('Table 12')).toBeVisible();
  unmount();
  openPage(CartScreen, { address: '/cart' });
  expect(screen.getByText('Table 12')).toBeVisible();
});

it('a number that no table has shows nothing and changes nothing', () => {
  keepTable(3);
  openPage(MenuScreen, { address: '/menu?table=999' });
  expect(screen.getByText('Table 3')).toBeVisible();
  expect(keptTable()).toBe(3);
});

it('a visitor without a table sees none, and neither does a static page', () => {
  openPage(MenuScreen, { address: '/menu' });
  expect(screen.queryByText(/^Table \d/)).not.toBeInTheDocument();
  expect(staticPage(MenuScreen, '/menu?table=12')).not.toHaveTextContent('Table 12');
});

it('the menu names the table also where nothing can be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage(MenuScreen, { address: '/menu?table=12' });
  expect(screen.getByText('Table 12')).toBeVisible();
  expect(keptTable()).toBeNull();
});
