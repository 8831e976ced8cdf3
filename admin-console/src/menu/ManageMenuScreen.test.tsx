import type { AdminMenuItem } from '@venue/shared/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, openScreen, toasts, type Visit } from '../testing/openScreen';
import { createMenuItems } from './menu-items';
import ManageMenuScreen from './ManageMenuScreen';

jest.setTimeout(30_000); // a busy machine types slowly

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

async function openMenu(visit: Visit = {}) {
  const menuItems = visit.menuItems ?? createMenuItems();
  const opened = openScreen(ManageMenuScreen, { address: '/admin/menu', menuItems, ...visit });
  await screen.findByRole('heading', { level: 1, name: 'Manage Menu' });
  return { ...opened, menuItems };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const item = (items: { getRows: () => readonly AdminMenuItem[] }, name: string) =>
  items.getRows().find((each) => each.name === name);

describe('Manage Menu', () => {
  it('shows every sample dish, its way back, and that it lives on this device only', async () => {
    await openMenu();
    expect(screen.getByText('This device only: lost on reload')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    expect(screen.getByText('10 menu items')).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Item',
      'Price',
      'Category',
      'Stall',
      'Dietary',
      'Availability',
      'Actions',
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  });

  it('shows a dish with thumbnail, price, category, stall, dietary badges and availability', async () => {
    await openMenu();
    const juice = within(row(/Orange Juice/));
    expect(row(/Orange Juice/).querySelector('img')).toHaveAttribute('alt', '');
    expect(juice.getByText('KSh 300')).toBeVisible();
    expect(juice.getByText('Beverages')).toBeVisible();
    expect(juice.getByText('Garden Restaurant & Bar')).toBeVisible();
    expect(juice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Vegetarian',
      'Vegan',
      'Gluten Free',
    ]);
    expect(juice.getByText('Available')).toBeVisible();
    expect(within(row(/Samosas/)).getByText('Spicy')).toBeVisible();
    expect(within(row(/Fried Tilapia/)).getByText('Unavailable')).toBeVisible();
    expect(within(row(/Coconut Rice/)).getByText('Unknown Stall')).toBeVisible();
  });

  it('searches name and description, whatever the case', async () => {
    await openMenu();
    const search = screen.getByRole('searchbox', { name: 'Search by name or description' });
    await userEvent.type(search, 'TILAPIA');
    expect(names()).toHaveLength(2);
    expect(screen.getByText('2 menu items')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'slowly grilled');
    expect(names()).toHaveLength(1);
    expect(row(/Nyama Choma/)).toBeVisible();
    expect(screen.getByText('1 menu item')).toBeVisible();
  });

  it('filters by category and by stall', async () => {
    const { router } = await openMenu();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sides');
    expect(names()).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stall' }), 'Tysons Butchery');
    expect(names()).toHaveLength(1);
    expect(row(/Chapati/)).toBeVisible();
    expect(router.state.location.search).toBe('?category=Sides&stall=2');
    expect(
      within(screen.getByRole('combobox', { name: 'Category' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All Categories', 'Appetizers', 'Main Courses', 'Desserts', 'Beverages', 'Sides', 'Specials']);
  });

  it('says what to do when nothing is found, and clears the search', async () => {
    await openMenu({ address: { pathname: '/admin/menu', search: '?q=pizza' } });
    expect(screen.getByRole('heading', { name: 'No menu items found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
    expect(screen.getByText('0 menu items')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search and Filters' }));
    expect(names()).toHaveLength(10);
  });

  it('says that there are none yet', async () => {
    await openMenu({ menuItems: createMenuItems([]) });
    expect(screen.getByRole('heading', { name: 'No menu items found' })).toBeVisible();
    expect(screen.getByText('There are no menu items in the system yet')).toBeVisible();
  });

  it('switches availability in the row', async () => {
    const { menuItems } = await openMenu();
    const available = screen.getByRole('switch', { name: 'Samosas is available' });
    expect(available).toBeChecked();
    await userEvent.click(available);
    expect(available).not.toBeChecked();
    expect(within(row(/Samosas/)).getByText('Unavailable')).toBeVisible();
    await userEvent.click(available);
    expect(item(menuItems, 'Samosas')?.isAvailable).toBe(true);
  });

  it.each([{ account: { user: null } }, { account: { user: CUSTOMER } }])('is closed to %j', (visit) => {
    openScreen(ManageMenuScreen, visit);
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText("You don't have permission to access this page.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByText('Manage Menu')).not.toBeInTheDocument();
  });
});

describe('Add Menu Item', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add Menu Item' }));

  it('adds only with a name, a stall and a price above 0', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Add Menu Item' }));
    const form = dialog();
    const add = form.getByRole('button', { name: 'Add Menu Item' });
    expect(form.getByLabelText('Category')).toHaveValue('Main Courses');
    expect(form.getByLabelText('Price (KSh)')).toHaveValue(0);
    expect(form.getByRole('checkbox', { name: 'Available' })).toBeChecked();
    for (const flag of ['Vegetarian', 'Vegan', 'Gluten Free', 'Spicy'])
      expect(form.getByRole('checkbox', { name: flag })).not.toBeChecked();
    expect(add).toBeDisabled();
    expect(form.getByText('Still needed: a name, a stall, and a price above 0.')).toBeVisible();

    await userEvent.type(form.getByLabelText('Name'), 'Mukimo');
    expect(add).toBeDisabled();
    await userEvent.selectOptions(form.getByLabelText('Stall'), 'Fish Corner');
    expect(add).toBeDisabled();
    await userEvent.clear(form.getByLabelText('Price (KSh)'));
    expect(add).toBeDisabled();
    await userEvent.type(form.getByLabelText('Price (KSh)'), '350');
    expect(add).toBeEnabled();
    expect(form.queryByText(/Still needed/)).not.toBeInTheDocument();
    await userEvent.click(form.getByRole('checkbox', { name: 'Vegan' }));
    await userEvent.click(add);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('11 menu items')).toBeVisible();
    expect(within(row(/Mukimo/)).getByText('Fish Corner')).toBeVisible();
    expect(item(menuItems, 'Mukimo')).toMatchObject({ id: 11, price: 350, stallId: '3', isVegan: true });
    expect(toasts).toMatchObject([
      { title: 'Menu item “Mukimo” added', text: 'Kept on this device only.', tone: 'success' },
    ]);

    await userEvent.click(screen.getByRole('button', { name: 'Add Menu Item' }));
    expect(dialog().getByLabelText('Name')).toHaveValue('');
  });

  it('is open at its own address, and closing it leads to the list', async () => {
    const { router } = await openMenu({ address: '/admin/menu/new' });
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/menu');
  });

  it('asks before it drops what was typed', async () => {
    const { menuItems } = await openMenu({ address: '/admin/menu/new' });
    await userEvent.type(dialog().getByLabelText('Name'), 'Mukimo');
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard Changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(menuItems.getRows()).toHaveLength(10);
  });
});

describe('Edit Menu Item', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Menu Item' }));

  it('updates the dish and closes', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Chapati' }));
    const price = dialog().getByLabelText('Price (KSh)');
    expect(price).toHaveValue(200);
    const update = dialog().getByRole('button', { name: 'Update Menu Item' });
    await userEvent.clear(price);
    expect(update).toBeDisabled();
    await userEvent.type(price, '250');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Available' }));
    await userEvent.click(update);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(row(/Chapati/)).getByText('KSh 250')).toBeVisible();
    expect(within(row(/Chapati/)).getByText('Unavailable')).toBeVisible();
    expect(item(menuItems, 'Chapati')).toMatchObject({ id: 8, price: 250, isVegan: true });
  });

  it('keeps a stall that is not known until another is chosen', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Coconut Rice' }));
    expect(dialog().getByLabelText('Stall')).toHaveDisplayValue('Unknown Stall');
    await userEvent.click(dialog().getByRole('button', { name: 'Update Menu Item' }));
    expect(item(menuItems, 'Coconut Rice')?.stallId).toBe('9');
  });
});

describe('Delete Item', () => {
  it('asks word for word, then removes the row', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Samosas' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Item' }));
    expect(
      question.getByText(
        'Are you sure you want to delete the menu item "Samosas"? This action cannot be undone.',
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(names()).toHaveLength(10);

    await userEvent.click(screen.getByRole('button', { name: 'Delete Samosas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Item' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Samosas/ })).not.toBeInTheDocument();
    expect(screen.getByText('9 menu items')).toBeVisible();
  });
});
