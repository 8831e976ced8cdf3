import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../testing';
import { StandaloneFrame } from './StandaloneFrame';

const open = () => {
  const visit = openScreen(() => <StandaloneFrame title="Public site" screens={['/menu']} />);
  return { ...visit, bar: within(screen.getByRole('group', { name: 'Visitor' })) };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the bar of a standalone page', () => {
  it('a person is a guest first, and can become customer, administrator and guest again', async () => {
    const { bar } = open();
    const isOn = (name: string) => bar.getByRole('button', { name, pressed: true });
    expect(isOn('Guest')).toBeVisible();
    await press('Customer');
    expect(isOn('Customer')).toBeVisible();
    await press('Admin');
    expect(isOn('Admin')).toBeVisible();
    expect(bar.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await press('Guest');
    expect(isOn('Guest')).toBeVisible();
  });

  it('the cart can be filled and emptied, and its count is told', async () => {
    const { bar } = open();
    expect(bar.getByRole('status')).toHaveTextContent('0 items in the cart');
    await press('Fill cart');
    expect(bar.getByRole('status')).toHaveTextContent('4 items in the cart');
    await press('Empty cart');
    expect(bar.getByRole('status')).toHaveTextContent('0 items in the cart');
  });
});
