import { isSlotPast } from './reservationChoices';

describe('a reservation time', () => {
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
});
