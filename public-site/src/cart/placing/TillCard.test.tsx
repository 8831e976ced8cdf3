import { toasts } from '@venue/shared/testing';
import { VENUE } from '@venue/shared/venue';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TillCard } from './TillCard';

it('the till card is hidden while the venue has no till number', () => {
  expect(VENUE.tillNumber).toBeNull();
  const { container } = render(<TillCard amount={1200} />);
  expect(container).toBeEmptyDOMElement();
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
