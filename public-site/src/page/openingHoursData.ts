import { venueNow } from '@venue/shared/browser';
import { hoursOn, specialDates, WEEKDAY_NAMES } from '@venue/shared/rules';
import type { OpeningHours } from '@venue/shared/types';

// Not in structuredData.ts, so that pages without opening hours don't load what computes them.

/** Opening hours for schema.org, the same on each weekday that has hours. */
export const usualHours = ({ opens, closes, closedOn = [] }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: WEEKDAY_NAMES.filter((_, weekday) => !closedOn.some((closed) => closed === weekday)),
  opens,
  closes,
});

/** The special days of a place for schema.org. Search engines want a closed day from midnight to midnight. */
export const specialOpeningHours = (usual: OpeningHours, now = venueNow()) =>
  specialDates(now).map((date) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...(hoursOn(usual, date) ?? { opens: '00:00', closes: '00:00' }),
  }));
