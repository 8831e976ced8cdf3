import { SAMPLE_REQUEST } from '../generated/samples';
import { addDays, nairobiDate } from '../rules/nairobiTime';
import type { AdminReservation, ReservationStatus } from '../types';

/** A sample: days from today, time, guests, status, days since it was made, and the person. */
type Row = [number, string, number, ReservationStatus, number, Partial<AdminReservation>];

const ROWS: Row[] = [
  [0, '19:00', 4, 'confirmed', 3, { name: 'Achieng Otieno', phone: '+254 700 000 101', tableNumber: '7' }],
  [
    0,
    '20:30',
    2,
    'pending',
    1,
    {
      name: 'Brian Mwangi',
      phone: '+254 700 000 102',
      email: 'brian.mwangi@example.com',
      specialRequests: SAMPLE_REQUEST,
    },
  ],
  [1, '13:00', 6, 'confirmed', 4, { name: 'Fatuma Hassan', phone: '+254 700 000 103', tableNumber: '12' }],
  [
    1,
    '18:30',
    5,
    'pending',
    1,
    { name: 'Kiprono Cheruiyot', phone: '+254 700 000 104', specialRequests: 'One high chair.' },
  ],
  [2, '19:30', 3, 'cancelled', 5, { name: 'Naliaka Wekesa', phone: '+254 700 000 105' }],
  // Taken at the gate without a name or a number, so that the list shows N/A.
  [3, '12:30', 2, 'pending', 1, { name: null, phone: null }],
  [
    5,
    '20:00',
    6,
    'confirmed',
    2,
    {
      name: 'Mutua Musyoka',
      phone: '+254 700 000 107',
      email: 'mutua.musyoka@example.com',
      tableNumber: '3',
      specialRequests: 'Birthday: we bring a cake.',
    },
  ],
  [6, '19:00', 4, 'pending', 1, { name: 'Njeri Karanja' }],
  [-2, '21:00', 2, 'confirmed', 9, { name: 'Omar Abdalla', phone: '+254 700 000 109', tableNumber: '5' }],
  [-4, '19:00', 5, 'cancelled', 11, { name: 'Wambui Ndegwa', phone: '+254 700 000 110' }],
];

/** The admin reservations shown while the server is unreachable (requirements 7, Fallback), on days around `now`. */
export function sampleReservations(now: Date): AdminReservation[] {
  const today = nairobiDate(now);
  return ROWS.map(([days, time, guests, status, askedDaysAgo, who], index) => ({
    id: `RES-${String(index + 1).padStart(3, '0')}`,
    date: addDays(today, days),
    time,
    guests,
    status,
    createdAt: `${addDays(today, -askedDaysAgo)}T06:15:00.000Z`,
    ...who,
  }));
}
