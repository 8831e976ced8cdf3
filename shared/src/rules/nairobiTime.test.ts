import fc from 'fast-check';
import {
  addDays,
  isIsoDate,
  minutesOf,
  NAIROBI_TIME_ZONE,
  nairobiClock,
  nairobiDate,
  timeOf,
  weekdayOf,
} from './nairobiTime';

describe('the clock in Nairobi', () => {
  it.each([
    ['00:30 on Sunday, still Saturday in Greenwich', '2026-11-21T21:30:00Z', '2026-11-22', 0, 30],
    ['23:30 on Saturday', '2026-11-21T20:30:00Z', '2026-11-21', 6, 1410],
    ['the last second of Saturday', '2026-11-21T20:59:59.999Z', '2026-11-21', 6, 1439],
    ['midnight', '2026-11-21T21:00:00Z', '2026-11-22', 0, 0],
    ['noon', '2026-11-21T09:00:00Z', '2026-11-21', 6, 720],
    ['the first minute of a year', '2026-12-31T21:00:00Z', '2027-01-01', 5, 0],
    ['a leap day', '2028-02-28T21:00:00Z', '2028-02-29', 2, 0],
    ['July, when other zones are on summer time', '2026-07-01T20:30:00Z', '2026-07-01', 3, 1410],
  ])('the Nairobi clock is right for %s', (_moment, instant, date, weekday, minutes) => {
    expect(nairobiClock(new Date(instant))).toEqual({ date, weekday, minutes });
    expect(nairobiDate(new Date(instant))).toBe(date);
  });

  it('the Nairobi clock agrees with the time zone database at any instant since 1970', () => {
    const formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone: NAIROBI_TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const instants = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, minutes } = nairobiClock(instant);
        expect(`${date} ${timeOf(minutes)}`).toBe(formatter.format(instant));
      }),
    );
  });

  it('the Nairobi clock never uses the time zone of the visitor', () => {
    const local = ['getFullYear', 'getMonth', 'getDate', 'getDay', 'getHours', 'getTimezoneOffset'] as const;
    const spies = local.map((name) => jest.spyOn(Date.prototype, name));
    nairobiClock(new Date('2026-11-21T21:30:00Z'));
    addDays('2026-11-21', 1);
    weekdayOf('2026-11-21');
    spies.forEach((spy) => {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    });
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-01', -1, '2026-10-31'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', 365, '2027-11-21'],
  ])('the date %s plus %d days is %s', (date, days, later) => {
    expect(addDays(date, days)).toBe(later);
  });

  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-1', false],
    ['21/11/2026', false],
    ['Every Friday', false],
    ['', false],
  ])('the text "%s" is an ISO date: %s', (text, is) => {
    expect(isIsoDate(text)).toBe(is);
  });
});

describe('times', () => {
  it.each([
    ['00:00', 0],
    ['19:30', 1170],
    ['23:59', 1439],
  ])('the time %s is minute %d of the day, and back again', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
    expect(timeOf(minutes)).toBe(time);
  });

  it.each(['24:00', '7:00', '19:60', '7:00 PM', ''])('the text "%s" is not read as a time', (text) => {
    expect(minutesOf(text)).toBeNull();
  });
});
