import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import ManageEventsScreen from '../events/ManageEventsScreen';
import { openMenu } from '../testing/openMenu';
import ManageReservationsScreen from '../reservations/ManageReservationsScreen';
import ManageStallsScreen from '../stalls/ManageStallsScreen';
import { openScreen } from '../testing/openScreen';
import { liveData, venueServer } from '../testing/venueServer';

const server = venueServer();

const EVENT = {
  date: '2030-05-10',
  time: '20:00',
  description: '',
  image: null,
  price: 0,
  capacity: 0,
};
const STALL = { description: '', location: '', mainImage: '', amenities: [], images: [], menuHighlights: [] };
const BOOKING = { date: '2030-05-10', time: '20:00', guests: 2, createdAt: '2030-05-01T08:00:00.000Z' };

const tintOf = async (id: string, word: string) => {
  const row = await screen.findByRole('row', { name: new RegExp(id) });
  return within(row).getByText(word).closest('[data-tint]')?.getAttribute('data-tint');
};

/** The colours of requirements 2 and 4. */
const BADGES: [list: string, Screen: ComponentType, record: object, tints: Record<string, string>][] = [
  ['events', ManageEventsScreen, EVENT, { upcoming: 'green', completed: 'blue', cancelled: 'red' }],
  ['stalls', ManageStallsScreen, STALL, { active: 'green', maintenance: 'yellow', closed: 'red' }],
  [
    'reservations',
    ManageReservationsScreen,
    BOOKING,
    { confirmed: 'green', pending: 'yellow', cancelled: 'red' },
  ],
];

it.each(BADGES)('the badges of %s have the required colours', async (list, Screen, record, tints) => {
  const rows = Object.keys(tints).map((status, index) => ({
    ...record,
    id: `${list === 'reservations' ? 'RES-00' : ''}${index + 1}`,
    title: `the-${status}`,
    name: `the-${status}`,
    status,
  }));
  await server.put({ [list]: rows });
  openScreen(Screen, { address: `/admin/${list}`, data: liveData(server) });
  for (const [status, tint] of Object.entries(tints))
    expect([status, await tintOf(`the-${status}`, status.charAt(0).toUpperCase() + status.slice(1))]).toEqual(
      [status, tint],
    );
});

it('the badges of the menu are green and red', async () => {
  await openMenu();
  expect(await tintOf('Samosas', 'Available')).toBe('green');
  expect(await tintOf('Fried Tilapia', 'Unavailable')).toBe('red');
});
