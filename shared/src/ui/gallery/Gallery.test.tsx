import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';

it('the gallery shows every chapter, and switches day and night', async () => {
  render(<Gallery />);
  for (const title of [
    'Acacia & ember',
    'Two voices',
    'Actions',
    'Labels',
    'Forms',
    'Dialogs and tabs',
    'Patterns',
  ])
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});
