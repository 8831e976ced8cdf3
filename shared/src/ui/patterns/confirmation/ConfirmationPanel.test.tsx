import { render, screen } from '@testing-library/react';
import { ConfirmationPanel } from './ConfirmationPanel';

it('a confirmation panel moves the focus to its heading and lists what was asked for', () => {
  render(
    <ConfirmationPanel
      title="Reservation Submitted!"
      next="We'll confirm within 24 hours."
      summary={[{ label: 'Guests', value: 4 }]}
    >
      <a href="https://wa.me/254700000000">Send on WhatsApp</a>
    </ConfirmationPanel>,
  );
  expect(screen.getByRole('heading', { name: 'Reservation Submitted!' })).toHaveFocus();
  const panel = screen.getByRole('region', { name: 'Reservation Submitted!' });
  expect(panel).toHaveTextContent("We'll confirm within 24 hours.");
  expect(screen.getByRole('definition')).toHaveTextContent('4');
  expect(screen.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
});
