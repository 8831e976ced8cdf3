import { render, screen } from '@testing-library/react';
import { RequestConfirmation } from './RequestConfirmation';

it('the confirmation panel confirms with what was asked for, and a WhatsApp message that says the same', () => {
  const details = [
    { label: 'Name', value: 'Amina' },
    { label: 'Requests', value: '' },
  ];
  render(
    <RequestConfirmation
      title="Sent!"
      next="We call."
      request={{ opening: 'I would like a table.', details }}
      confirmation={{ number: 1, close: () => undefined }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Sent!' })).toHaveFocus();
  expect(screen.queryByText('Requests')).not.toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Send on WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/254700000000');
  expect(url.searchParams.get('text')).toBe('Hello Bustani Gardens! I would like a table.\nName: Amina');
});
