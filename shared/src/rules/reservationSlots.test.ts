import {
  earliestDate,
  guestOptions,
  guestsText,
  isLargeParty,
  isSlotPast,
  reservationSlots,
} from './reservationSlots';

describe('reservation times', () => {
  it('reservation times are 23, every half-hour from 11:00 AM to 10:00 PM', () => {
    const slots = reservationSlots();
    expect(slots).toHaveLength(23);
    expect(slots.slice(0, 4)).toEqual([
      { value: '11:00', label: '11:00 AM' },
      { value: '11:30', label: '11:30 AM' },
      { value: '12:00', label: '12:00 PM' },
      { value: '12:30', label: '12:30 PM' },
    ]);
    expect(slots.slice(-2)).toEqual([
      { value: '21:30', label: '9:30 PM' },
      { value: '22:00', label: '10:00 PM' },
    ]);
  });

  const sevenPm = new Date('2026-11-21T19:00:00+03:00');
  it.each([
    ['2026-11-21', '18:30', true],
    ['2026-11-21', '19:00', false],
    ['2026-11-21', '19:30', false],
    ['2026-11-20', '22:00', true],
    ['2026-11-22', '11:00', false],
    ['', '11:00', false],
    ['2026-11-21', '', false],
  ])('at 7:00 PM on the 21st, the slot "%s" at "%s" is past: %s', (date, slot, past) => {
    expect(isSlotPast(date, slot, sevenPm)).toBe(past);
  });

  it('a reservation time is past one minute after it began', () => {
    expect(isSlotPast('2026-11-21', '19:00', new Date('2026-11-21T19:01:00+03:00'))).toBe(true);
  });

  it.each([
    ['00:30 in Nairobi', '2026-11-21T21:30:00Z', '2026-11-22'],
    ['23:30 in Nairobi', '2026-11-21T20:30:00Z', '2026-11-21'],
  ])('at %s the earliest reservation date is today in Nairobi', (_moment, instant, date) => {
    expect(earliestDate(new Date(instant))).toBe(date);
  });
});

describe('guests', () => {
  it('the guest options are 1 to 9, and 10+ stored as 10', () => {
    expect(guestOptions().map((option) => option.label)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10+',
    ]);
    expect(guestOptions().at(-1)?.value).toBe('10');
  });

  it.each([
    [1, '1 guest'],
    [2, '2 guests'],
    [9, '9 guests'],
    [10, '10+ guests'],
    [11, '11 guests'],
    [500, '500 guests'],
  ])('a reservation for %d reads "%s"', (guests, text) => {
    expect(guestsText(guests)).toBe(text);
  });

  it.each([
    [9, false],
    [10, true],
  ])('a party of %d is asked to phone: %s', (guests, phones) => {
    expect(isLargeParty(guests)).toBe(phones);
  });
});
