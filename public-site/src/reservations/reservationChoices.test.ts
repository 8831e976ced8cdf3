import { VENUE } from '@venue/shared/venue';
import { isServiceClosed, isSlotPast, isSlotSoon, serviceEndBefore } from './reservationChoices';

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

  it.each([
    ['2026-11-21', '18:30', false],
    ['2026-11-21', '19:00', true],
    ['2026-11-21', '20:30', true],
    ['2026-11-21', '21:00', false],
    ['2026-11-22', '19:30', false],
    ['2026-11-21', '', false],
  ])(
    'at 7:00 PM on the 21st, the slot "%s" at "%s" is too soon to wait for an answer: %s',
    (date, slot, soon) => {
      expect(isSlotSoon(date, slot, sevenPm)).toBe(soon);
    },
  );

  it.each([
    ['a Monday', '2026-11-30', '21:30', null],
    ['a Monday', '2026-11-30', '22:00', '22:00'],
    ['a Friday', '2026-12-04', '22:00', null],
    ['no date', '', '22:00', null],
    ['a day with hours of its own', '2027-01-01', '22:00', null],
    ['a closed day', '2026-12-25', '22:00', null],
  ])('on %s (%s) at %s table service has ended: %s', (_day, date, slot, end) => {
    expect(serviceEndBefore(date, slot)).toBe(end);
  });

  it.each([
    ['without a row', 'Tue-Sun', '11:00 AM-10:00 PM'],
    ['with the row Closed', 'Mon', 'Closed'],
  ])('a weekday %s has no table service, unless it is a special day', (_how, days, hours) => {
    jest.replaceProperty(VENUE, 'tableServiceHours', { label: '', rows: [{ days, hours }] });
    const [monday, christmas] = ['2026-11-30', '2028-12-25'];
    expect([monday, christmas, ''].map(isServiceClosed)).toEqual([true, false, false]);
    expect(serviceEndBefore(monday, '22:00')).toBeNull();
    jest.restoreAllMocks();
  });

  it('a reservation time is past one minute after it began', () => {
    expect(isSlotPast('2026-11-21', '19:00', new Date('2026-11-21T19:01:00+03:00'))).toBe(true);
  });
});
