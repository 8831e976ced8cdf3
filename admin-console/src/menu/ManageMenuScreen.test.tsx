import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, names, openMenu, row } from '../testing/openMenu';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('Manage Menu', () => {
  it('Manage Menu lists every sample dish, and says that they are on this device only', async () => {
    await openMenu();
    expect(screen.getByText('This device only: lost on reload')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    expect(screen.getByText('10 menu items')).toBeVisible();
    expect(screen.getAllByRole('rowheader')).toHaveLength(10);
  });

  it('the browser asks before a reload drops changes of the menu', async () => {
    await openMenu();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await userEvent.click(screen.getByRole('switch', { name: 'Samosas is available' }));
    expect(leave()).toBe(true);
  });

  it('Manage Menu hands over the changes as a file, once there are some', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await openMenu();
    expect(screen.queryByRole('button', { name: 'Hand over the changes' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Samosas is available' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hand over the changes' }));
    const reader = new FileReader();
    reader.readAsText(saved[0] ?? new Blob());
    await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
    expect(JSON.parse(String(reader.result))).toEqual({
      handover: 'menu',
      changes: [{ change: 'update', name: 'Samosas', after: { isAvailable: false } }],
    });
  });

  it('Manage Menu shows a dish with thumbnail, price, category, stall, dietary badges and availability', async () => {
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

  it('Manage Menu filters by category and by stall', async () => {
    const { router } = await openMenu();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Sides');
    expect(names()).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stall' }), 'Tysons Butchery');
    expect(names()).toHaveLength(1);
    expect(row(/Chapati/)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?category=Sides&stall=2'));
  });

  it('Manage Menu says that there are no menu items yet', async () => {
    const { menuItems } = await openMenu();
    await act(async () => menuItems.getState().rows.forEach((dish) => void menuItems.remove(dish)));
    expect(screen.getByRole('heading', { name: 'No menu items found' })).toBeVisible();
    expect(screen.getByText('There are no menu items in the system yet')).toBeVisible();
  });

  it('the switch in a row changes the availability of a dish', async () => {
    const { menuItems } = await openMenu();
    const available = screen.getByRole('switch', { name: 'Samosas is available' });
    expect(available).toBeChecked();
    await userEvent.click(available);
    expect(available).not.toBeChecked();
    expect(within(row(/Samosas/)).getByText('Unavailable')).toBeVisible();
    await userEvent.click(available);
    expect(item(menuItems, 'Samosas')?.isAvailable).toBe(true);
  });
});
