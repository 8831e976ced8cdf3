import { screen, within } from '@testing-library/react';
import { drawCode } from '@venue/shared/qr/draw-code';
import { VENUE } from '@venue/shared/venue';
import { openScreen } from '../../testing/openScreen';
import ManageMenuScreen from '../ManageMenuScreen';
import { addressOfTable } from './useTableCodes';

const open = () => openScreen(ManageMenuScreen, { address: '/admin/menu?view=table-cards' });

it('there is a card for each table, whose code opens the menu with its number', async () => {
  open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(VENUE.tables);
  expect(addressOfTable(12)).toBe('https://bustanigardens.example/menu?table=12');
  const card = within(screen.getAllByRole('listitem')[11] ?? document.body);
  expect(card.getByText('Table 12')).toBeVisible();
  const code = card.getByRole('img', { name: 'QR code of the menu at table 12' });
  expect(code.querySelector('path:last-of-type')).toHaveAttribute('d', drawCode(addressOfTable(12)).path);
  expect(screen.getByRole('link', { name: 'Back to Manage Menu' })).toHaveAttribute('href', '/admin/menu');
});

it('the cards are printed without the console around them', async () => {
  const print = jest.fn();
  window.print = print;
  open();
  (await screen.findByRole('button', { name: 'Print' })).click();
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = document.querySelector('body > [data-print-sheet]');
  expect(sheet?.querySelectorAll('svg')).toHaveLength(VENUE.tables);
});
