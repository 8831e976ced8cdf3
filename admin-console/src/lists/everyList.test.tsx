// requirements 4, Admin list screens
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@venue/shared/testing';
import type { ComponentType } from 'react';
import ManageEventsScreen from '../events/ManageEventsScreen';
import ManageMenuScreen from '../menu/ManageMenuScreen';
import ManageOrdersScreen from '../orders/ManageOrdersScreen';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';
import { openScreen } from '../testing/openScreen';
import { ORDERS } from '../testing/openOrders';

interface List {
  many: string;
  Screen: ComponentType;
  columns: string[];
  /** What is typed, and how each row begins that is found. */
  search: Record<string, string[]>;
  filter: string;
  options: string[];
  /** An option that no sample has, and what stands under the heading then; the option that stands for all. */
  unused?: string;
  hint?: string;
  /** A row, a badge of it, and its colour (requirements 2 and 4). */
  badge: [row: RegExp, word: string, tint: string];
}

const STATUS = { filter: 'Status' };

/** Of the samples. Each search ignores case, accents and the order of words, and looks in the fields of requirements 5. */
const LISTS: List[] = [
  {
    many: 'events',
    Screen: ManageEventsScreen,
    columns: ['Title', 'Date', 'Time', 'Price', 'Capacity', 'Status', 'Actions'],
    search: {
      JAZZ: ['Jazz under the Acacias'],
      'ácacias jäzz': ['Jazz under the Acacias'],
      'courses SEVEN': ["Chef's Garden Table"],
      '2026': [],
    },
    ...STATUS,
    options: ['All Statuses', 'Upcoming', 'Completed', 'Cancelled'],
    unused: 'Cancelled',
    badge: [/Jazz/, 'Upcoming', 'green'],
  },
  {
    many: 'reservations',
    Screen: ManageReservationsScreen,
    columns: ['', 'ID', 'Date', 'Time', 'Guests', 'Name', 'Contact', 'Status', 'Actions'],
    search: {
      'res-001': ['RES-001'],
      '20:30 2026-11-22 rés-': ['RES-002'],
      '2026-11-22': ['RES-001', 'RES-002'],
      Achieng: [],
    },
    ...STATUS,
    options: ['All Statuses', 'Confirmed', 'Pending', 'Cancelled'],
    badge: [/RES-001/, 'Confirmed', 'green'],
  },
  {
    many: 'stalls',
    Screen: ManageStallsScreen,
    columns: ['Name', 'Location', 'Amenities', 'Status', 'Actions'],
    search: {
      'BUTCHERY týsons': ['Tysons Butchery'],
      KISUMU: ['Fish Corner'],
      'court FOOD': ['Tysons Butchery', 'Fish Corner'],
      'wi-fi': [],
    },
    ...STATUS,
    options: ['All Statuses', 'Active', 'Maintenance', 'Closed'],
    unused: 'Closed',
    badge: [/Fish Corner/, 'Maintenance', 'yellow'],
  },
  {
    many: 'menu items',
    Screen: ManageMenuScreen,
    columns: ['Item', 'Price', 'Category', 'Stall', 'Dietary', 'Availability', 'Actions'],
    search: {
      'TILAPIA fríed': ['Fried Tilapia'],
      'grilled slowly': ['Nyama Choma'],
      Beverages: [],
    },
    filter: 'Category',
    options: ['All Categories', 'Appetizers', 'Main Courses', 'Desserts', 'Beverages', 'Sides', 'Specials'],
    unused: 'Specials',
    badge: [/Fried Tilapia/, 'Unavailable', 'red'],
  },
  {
    many: 'orders',
    Screen: ManageOrdersScreen,
    columns: ['Order ID', 'Date', 'Items', 'Total', 'Status', 'Actions'],
    search: {
      'ord-002': ['ORD-002'],
      'juice SÚGARCANE': ['ORD-002'],
      mukimo: ['ORD-003', 'ORD-004', 'ORD-001'],
      '2026-11': [],
    },
    ...STATUS,
    options: ['All Statuses', 'Confirmed', 'Preparing', 'Delivered', 'Cancelled'],
    hint: 'Try adjusting your filters',
    badge: [/ORD-003/, 'Confirmed', 'grey'],
  },
];

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const heads = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent ?? '');

describe.each(LISTS)('the list of $many', (list) => {
  async function open(search = '') {
    const address = { pathname: '/admin/list', search };
    const opened = openScreen(list.Screen, { address, account: { orders: ORDERS } });
    await screen.findByText(/^\d+ [a-z ]+$/);
    return opened;
  }

  it(`the table of ${list.many} has the required columns, and coloured badges`, async () => {
    await open();
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(list.columns);
    const [row, word, tint] = list.badge;
    const badge = within(screen.getByRole('row', { name: row })).getByText(word);
    expect(badge.closest('[data-tint]')).toHaveAttribute('data-tint', tint);
  });

  it(`the search of ${list.many} ignores case, accents and the order of words, and counts what it finds`, async () => {
    await open();
    const search = screen.getByRole('searchbox');
    for (const [typed, found] of Object.entries(list.search)) {
      await userEvent.clear(search);
      await fill(search, typed);
      const expected = [...found]
        .sort()
        .map((name) => expect.stringMatching(new RegExp(`^${name}`)) as string);
      expect([typed, heads().sort()]).toEqual([typed, expected]);
      expect(screen.getByText(new RegExp(`^${found.length} ${list.many.slice(0, -1)}`))).toBeVisible();
    }
  });

  it(`the filter of ${list.many} has every choice, and Clear brings back what it hides`, async () => {
    const { router } = await open('?q=nothing');
    const all = list.many === 'orders' ? 4 : ({ events: 3, stalls: 3 }[list.many] ?? 10);
    const filter = screen.getByRole('combobox', { name: list.filter });
    const options = within(filter)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(list.options);
    await userEvent.selectOptions(filter, list.unused ?? 'Cancelled');
    expect(screen.getByRole('searchbox')).toHaveValue('nothing');
    expect(screen.getByRole('heading', { name: `No ${list.many} found` })).toBeVisible();
    expect(screen.getByText(list.hint ?? 'Try adjusting your search or filter criteria')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(heads()).toHaveLength(all);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    if (list.unused) return;
    await userEvent.selectOptions(filter, 'Cancelled');
    expect(heads()).toHaveLength(list.many === 'orders' ? 1 : 2);
  });
});

describe.each([
  ['event', '/admin/events', ManageEventsScreen, 'Wine & Nyama Evening', 'Delete Event', '2 events'],
  ['stall', '/admin/stalls', ManageStallsScreen, 'Fish Corner', 'Delete Stall', '2 stalls'],
  ['menu item', '/admin/menu', ManageMenuScreen, 'Samosas', 'Delete Item', '9 menu items'],
] as const)('%s', (one, address, Screen, name, title, left) => {
  it(`a ${one} is deleted only after the question, word for word`, async () => {
    openScreen(Screen, { address });
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const question = screen.getByRole('alertdialog', { name: title });
    expect(question).toHaveTextContent(
      `Are you sure you want to delete the ${one} "${name}"? This action cannot be undone.`,
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: title }));
    expect(await screen.findByText(left)).toBeVisible();
    expect(screen.queryByRole('button', { name: `Delete ${name}` })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it(`the address of the Add dialog of a ${one} opens it, and closing it asks about what was typed and leads to the list`, async () => {
    const { router } = openScreen(Screen, { address: `${address}/new` });
    const dialog = within(await screen.findByRole('dialog', { name: /^Add / }));
    await fill(dialog.getByLabelText(one === 'event' ? 'Title' : 'Name'), 'Typed with care');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(router.state.location.pathname).toBe(address);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
