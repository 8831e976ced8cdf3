import { ORDER_STATUSES } from '@venue/shared/types';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../testing/openScreen';
import { cells, openOrders, order } from '../testing/openOrders';

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the details of an order', () => {
  const openDetails = async (id = 'ORD-002') => {
    const opened = openOrders();
    await userEvent.click(screen.getByRole('button', { name: `View Details of ${id}` }));
    return { ...opened, details: within(screen.getByRole('dialog', { name: `Order #${id}` })) };
  };
  const value = (details: ReturnType<typeof within>, term: string) =>
    details.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

  it('the dialog of an order lists items with quantity and line total, then total, type, payment method and status', async () => {
    const { details } = await openDetails();
    expect(details.getByText('Close').closest('button')).toHaveFocus();
    expect(details.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mandazi3 × KSh\u00A0250KSh\u00A0750',
      'Sugarcane Juice4 × KSh\u00A0300KSh\u00A01,200',
    ]);
    expect(value(details, 'Total')).toBe('KSh\u00A01,950');
    expect(value(details, 'Type')).toBe('Delivery');
    expect(value(details, 'Payment Method')).toBe('M-Pesa');
    expect(value(details, 'Status')).toBe('Preparing');
  });

  it.each(ORDER_STATUSES)(
    'Update in the dialog of an order with %s only logs to the console, closes and says so',
    async (status) => {
      const { details, user } = await openDetails();
      const before = structuredClone(user.getState().orders);
      const selector = details.getByRole('combobox', { name: 'Update Status' });
      expect(selector).toHaveValue('preparing');
      expect(selector).toHaveAccessibleDescription(
        "Update only writes to the browser's console: the order stays as it is.",
      );
      await userEvent.selectOptions(selector, status);
      await userEvent.click(details.getByRole('button', { name: 'Update' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(logged).toHaveBeenCalledTimes(1);
      expect(logged.mock.calls[0]?.join(' ')).toMatch(new RegExp(`ORD-002.*${status}`));
      expect(user.getState().orders).toEqual(before);
      expect(cells('ORD-002')).toContain('Preparing');
      expect(toasts).toEqual([]);
    },
  );

  it.each([
    ['Delivery', 2600, 'KSh\u00A0200'],
    ['Other charges', 2700, 'KSh\u00A0300'],
    ['Discount', 2000, '-KSh\u00A0400'],
  ])(
    'the dialog of an order names what its total holds beyond the items: %s',
    async (term, total, amount) => {
      openOrders([order('ORD-009', '2026-11-20', 'preparing', { total })]);
      await userEvent.click(screen.getByRole('button', { name: 'View Details of ORD-009' }));
      expect(value(within(screen.getByRole('dialog')), term)).toBe(amount);
    },
  );

  it('the dialog of an order names nothing beyond the items where they make up the total', async () => {
    const { details } = await openDetails('ORD-001');
    const terms = details.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Total', 'Type', 'Payment Method', 'Status']);
  });

  it('the dialog of an order closes without changing anything', async () => {
    const { details } = await openDetails();
    await userEvent.click(details.getByText('Close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(logged).not.toHaveBeenCalled();
  });
});
