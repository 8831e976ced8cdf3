import { venueNow } from '@venue/shared/browser';
import { hoursOn, specialDates } from '@venue/shared/rules';
import type { OpeningHours } from '@venue/shared/types';

// Not in structuredData.ts, so that pages without opening hours don't load what computes them.

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Opening hours for schema.org, the same on every day of the week. */
export const openEveryDay = ({ opens, closes }: OpeningHours) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: EVERY_DAY,
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
