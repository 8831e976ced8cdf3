import { toasts } from '@venue/shared/testing';
import { VENUE } from '@venue/shared/venue';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TillCard } from './TillCard';

it('the till card names no till while the venue has none', () => {
  expect(VENUE.tillNumber).toBeNull();
  render(<TillCard amount={1200} />);
  expect(screen.queryByText(/till/i)).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([null, '123456'])('the till card splits the amount between friends (till %s)', async (till) => {
  render(<TillCard amount={1000} till={till} />);
  await userEvent.selectOptions(screen.getByLabelText('Split the total'), 'Between 3 people');
  expect(screen.getByText('1 pays KSh 334, 2 pay KSh 333')).toBeVisible();
});

it('the till card names the till and the amount, and copies the number', async () => {
  const user = userEvent.setup();
  render(<TillCard amount={1200} till="123456" />);
  expect(screen.getByRole('region', { name: 'Pay with M-Pesa' })).toHaveTextContent('Till 123456');
  expect(screen.getByText(/^Pay KSh 1,200 to Bustani Gardens/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy till number' }));
  expect(await navigator.clipboard.readText()).toBe('123456');
  expect(toasts).toMatchObject([{ title: 'Till number copied' }]);
});
