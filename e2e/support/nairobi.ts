import type { Page } from '@playwright/test';
import { addDays, nairobiDate, specialDayOn } from '@venue/shared/rules';

/** The date YYYY-MM-DD that many days from today in Nairobi, or the next one on which the venue has its usual hours. */
export function daysAhead(days: number): string {
  const date = addDays(nairobiDate(new Date()), days);
  return specialDayOn(date) ? daysAhead(days + 1) : date;
}

/** In the page: what the browser calls now stands still, at a moment in milliseconds, and the server says no time. */
export function stopClock(now: number) {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'serverTiming', { get: () => [] });
  const RealDate = Date;
  class FixedDate extends RealDate {
    constructor(...parts: ConstructorParameters<typeof Date> | []) {
      if (parts.length === 0) super(now);
      else super(...parts);
    }
    static override now = () => now;
  }
  globalThis.Date = FixedDate as DateConstructor;
}

/** A moment by the clock in Nairobi, "2026-11-27T18:59", in milliseconds. */
export const momentInNairobi = (moment: string) => Date.parse(`${moment}:00+03:00`);

/**
 * Opens the site at a moment by the clock in Nairobi: "2026-11-27T18:59". Only what the browser calls now stands
 * still; timers run, and the marks that `hydrated` waits for are the real ones (`page.clock` hides them).
 */
export const nairobiNow = (page: Page, moment: string) =>
  page.addInitScript(stopClock, momentInNairobi(moment));

/** Opens the site on a device whose clock is that many days ahead of the time, or behind it. */
export const clockOff = (page: Page, days: number) =>
  page.addInitScript((ms) => {
    const RealDate = Date;
    class WrongDate extends RealDate {
      constructor(...parts: ConstructorParameters<typeof Date> | []) {
        if (parts.length === 0) super(RealDate.now() + ms);
        else super(...parts);
      }
      static override now = () => RealDate.now() + ms;
    }
    globalThis.Date = WrongDate as DateConstructor;
  }, days * 86_400_000);

/** As the site prints a date YYYY-MM-DD in full: "Friday, 4 December 2026". */
export const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full' })
    .format(new Date(date))
    .replace(/^(\w+) /, '$1, ');
