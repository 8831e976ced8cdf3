// decisions, Telling a guest
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../testing/openScreen';
import { liveData, venueServer } from '../../testing/venueServer';
import ManageReservationsScreen from '../ManageReservationsScreen';

const server = venueServer();
const booked = (id: string, name: string, more: object = {}) => ({
  ...{ id, date: '2030-05-11', time: '19:00', guests: 4, status: 'confirmed', name },
  ...{ phone: '0700 000 101', createdAt: '2030-05-01T08:00:00.000Z' },
  ...more,
});

it("tomorrow's confirmed guests are a list to work off, each marked once reminded", async () => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-10T15:00:00Z'));
  await server.put({
    reservations: [
      booked('RES-001', 'Today', { date: '2030-05-10' }),
      booked('RES-002', 'Amina', { tableNumber: '7' }),
      booked('RES-003', 'Not Yet', { status: 'pending' }),
      booked('RES-004', 'Brian', { date: '2030-05-12', time: '00:30' }),
    ],
  });
  openScreen(ManageReservationsScreen, {
    address: '/admin/reservations?view=tonight',
    data: liveData(server),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remind 2 Guests of Tomorrow' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remind 2 Guests' }));
  expect(dialog.getByText('0 of 2 reminded')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Tell Amina by WhatsApp' });
  const text = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(text).toContain('Saturday, 11 May 2030 at 7:00 PM for 4 guests. Your table: 7.');
  await userEvent.click(link);
  await userEvent.click(dialog.getByRole('link', { name: 'Tell Brian by Phone' }));
  expect(dialog.getByText('2 of 2 reminded')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Tomorrow: All Reminded' })).toBeVisible();
});
