import { venueNow } from '@venue/shared/browser';
import { hoursOn, specialDates, WEEKDAY_NAMES } from '@venue/shared/rules';
import type { OpeningHours } from '@venue/shared/types';

// Not in structuredData.ts, so that pages without opening hours don't load what computes them.

/** Opening hours for schema.org; a list where some weekdays have other ones. */
export function usualHours({ opens, closes, closedOn = [], except = [] }: OpeningHours) {
  const others = [...closedOn, ...except.flatMap(({ on }) => on)];
  const specification = (dayOfWeek: readonly (string | undefined)[], hours: OpeningHours) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...hours,
  });
  const usual = specification(
    WEEKDAY_NAMES.filter((_, weekday) => !others.some((other) => other === weekday)),
    { opens, closes },
  );
  return except.length === 0
    ? usual
    : [
        usual,
        ...except.map(({ on, ...hours }) =>
          specification(
            on.map((weekday) => WEEKDAY_NAMES[weekday]),
            hours,
          ),
        ),
      ];
}

/** The special days of a place for schema.org. Search engines want a closed day from midnight to midnight. */
export const specialOpeningHours = (usual: OpeningHours, now = venueNow()) =>
  specialDates(now).map((date) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...(hoursOn(usual, date) ?? { opens: '00:00', closes: '00:00' }),
  }));
