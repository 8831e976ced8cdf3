import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../testing/openScreen';
import { item, openMenu, row } from '../testing/openMenu';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('Add Menu Item', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add Menu Item' }));

  it('a menu item is added only with a name, a stall and a price above 0', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Add Menu Item' }));
    const form = dialog();
    const add = form.getByRole('button', { name: 'Add Menu Item' });
    expect(form.getByLabelText('Category')).toHaveValue('Main Courses');
    expect(form.getByLabelText('Price (KSh)')).toHaveValue(0);
    expect(form.getByRole('checkbox', { name: 'Available' })).toBeChecked();
    for (const flag of ['Vegetarian', 'Vegan', 'Gluten Free', 'Spicy'])
      expect(form.getByRole('checkbox', { name: flag })).not.toBeChecked();
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(form.getByText('Still needed: a name, a stall, and a price above 0.')).toBeVisible();

    await userEvent.type(form.getByLabelText('Name'), 'Mukimo');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(form.getByLabelText('Stall'), 'Fish Corner');
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(form.getByLabelText('Price (KSh)'));
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(form.getByLabelText('Price (KSh)'), '350');
    expect(add).not.toHaveAttribute('aria-disabled');
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
});

describe('Edit Menu Item', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Menu Item' }));

  it('an edited menu item shows its new values, and the dialog closes', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Chapati' }));
    const price = dialog().getByLabelText('Price (KSh)');
    expect(price).toHaveValue(200);
    const update = dialog().getByRole('button', { name: 'Update Menu Item' });
    await userEvent.clear(price);
    expect(update).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(price, '250');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Available' }));
    await userEvent.click(update);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(row(/Chapati/)).getByText('KSh 250')).toBeVisible();
    expect(within(row(/Chapati/)).getByText('Unavailable')).toBeVisible();
    expect(item(menuItems, 'Chapati')).toMatchObject({ id: 8, price: 250, isVegan: true });
  });

  it('an edited menu item keeps an unknown stall until another is chosen', async () => {
    const { menuItems } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Edit Coconut Rice' }));
    expect(dialog().getByLabelText('Stall')).toHaveDisplayValue('Unknown Stall');
    await userEvent.click(dialog().getByRole('button', { name: 'Update Menu Item' }));
    expect(item(menuItems, 'Coconut Rice')?.stallId).toBe('9');
  });
});
