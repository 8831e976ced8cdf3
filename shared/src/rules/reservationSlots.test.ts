import { guestsText, reservationSlots } from './reservationSlots';

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
});

describe('guests', () => {
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
});
