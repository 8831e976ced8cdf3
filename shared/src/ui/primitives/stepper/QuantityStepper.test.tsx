import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './QuantityStepper';

const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));

describe('a quantity stepper', () => {
  it('a quantity stepper goes up and down by one, and its buttons name the dish', async () => {
    const change = jest.fn();
    render(<QuantityStepper name="Samosas" quantity={2} onChange={change} />);
    expect(screen.getByRole('group', { name: 'Quantity of Samosas' })).toHaveTextContent('2');
    await press('Increase quantity of Samosas');
    await press('Decrease quantity of Samosas');
    expect(change.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    { quantity: 1, min: 0, allowed: true },
    { quantity: 0, min: 0, allowed: false },
    { quantity: 1, min: 1, allowed: false },
    { quantity: 2, min: 1, allowed: true },
  ])(
    'a quantity stepper at $quantity with a minimum of $min goes down: $allowed',
    async ({ quantity, min, allowed }) => {
      const change = jest.fn();
      render(<QuantityStepper name="Soda" quantity={quantity} min={min} onChange={change} />);
      await press('Decrease quantity of Soda');
      expect(change).toHaveBeenCalledTimes(allowed ? 1 : 0);
      expect(screen.getByRole('button', { name: 'Decrease quantity of Soda' })).toHaveFocus();
    },
  );

  it('a quantity stepper stops at the maximum', async () => {
    const change = jest.fn();
    render(<QuantityStepper name="Soda" quantity={9} max={9} onChange={change} />);
    await press('Increase quantity of Soda');
    expect(change).not.toHaveBeenCalled();
  });
});
