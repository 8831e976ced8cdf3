import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { item, openMenu, row } from '../testing/openMenu';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

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
