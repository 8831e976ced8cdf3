import type { AdminReservation } from '@venue/shared/types';
import { bookingsOf, coversOf } from './covers';

const booking = (time: string, guests: number, more: Partial<AdminReservation> = {}): AdminReservation => ({
  id: `RES-${time}-${guests}`,
  date: '2030-05-10',
  status: 'confirmed',
  createdAt: '',
  time,
  guests,
  ...more,
});

describe('the day at a glance', () => {
  it('a day counts its bookings that are not cancelled, by time', () => {
    const rows = [
      booking('20:00', 2),
      booking('19:00', 4),
      booking('18:00', 3, { status: 'cancelled' }),
      booking('19:00', 5, { date: '2030-05-11' }),
    ];
    expect(bookingsOf(rows, '2030-05-10').map(({ time }) => time)).toEqual(['19:00', '20:00']);
  });

  it('an empty day has the 23 half-hours from 11:00 to 22:00', () => {
    const { slots, peak } = coversOf([]);
    expect(slots).toHaveLength(23);
    expect([slots[0]?.time, slots.at(-1)?.time]).toEqual(['11:00', '22:00']);
    expect(peak).toBeNull();
  });

  it.each([
    ['19:00', '19:00'],
    ['19:29', '19:00'],
    ['19:30', '19:30'],
    ['10:15', '10:00'],
    ['22:45', '22:30'],
  ])('a booking at %s belongs to the half-hour of %s', (time, slot) => {
    const { slots } = coversOf([booking(time, 4)]);
    expect(slots.find((each) => each.confirmed > 0)?.time).toBe(slot);
  });

  it('a day counts confirmed and pending covers apart, and names the busiest half-hour', () => {
    const day = coversOf([
      booking('19:00', 4),
      booking('19:00', 3, { status: 'pending' }),
      booking('20:00', 6),
    ]);
    expect(day).toMatchObject({ confirmed: 10, pending: 3, peak: { time: '20:00', covers: 13 }, untimed: 0 });
  });

  it('a booking with a status that only the server knows counts as neither confirmed nor pending', () => {
    const day = coversOf([
      booking('19:00', 4),
      booking('19:00', 3, { status: 'pending' }),
      booking('19:00', 2, { status: 'seated' }),
    ]);
    expect(day).toMatchObject({ confirmed: 4, pending: 3, other: 2, peak: { time: '19:00', covers: 9 } });
    expect(day.slots.find(({ time }) => time === '19:00')).toMatchObject({ pending: 3, other: 2 });
  });

  it('who comes after midnight belongs to the evening before, and no half-hour is left out', () => {
    const late = booking('00:30', 2, { date: '2030-05-11' });
    expect(bookingsOf([late], '2030-05-10')).toEqual([late]);
    const times = coversOf([late]).slots.map(({ time }) => time);
    expect(times.slice(-4)).toEqual(['23:00', '23:30', '00:00', '00:30']);
  });

  it('a booking without a clock time counts in the sums of its day', () => {
    expect(coversOf([booking('evening', 4)])).toMatchObject({ confirmed: 4, untimed: 1, peak: null });
  });
});
