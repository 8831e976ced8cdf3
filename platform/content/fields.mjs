import * as v from 'valibot';

/** The drawings of the design system. */
export const DRAWINGS =
  'barber billboard cake car coffee crowd dish drink fish garden grill juice kids leaf meat music pot spa table'.split(
    ' ',
  );
const MAX_PRICE = 1_000_000;

/** Characters that are not seen or turn the text around, and the one in the place of a lost letter; those of scripts and emoji are none. */
export const UNSEEN =
  /(?![\n\r\t\u00AD\u200C]|\u200D|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/u;

export const text = (max = 2000) => {
  const message = `must be words, at most ${max} letters`;
  return v.pipe(
    v.string(message),
    v.regex(/\S/, message),
    v.maxLength(max, message),
    v.check(
      (words) => !UNSEEN.test(words),
      'must have no character that is not seen or is lost: write it anew',
    ),
  );
};
export const line = () => v.pipe(text(200), v.regex(/^.*\s*$/, 'must stand in one line'));
export const whole = (message, min = 0, max = MAX_PRICE) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
export const choice = (known) => v.picklist(known, `must be one of ${known.join(', ')}`);
export const list = (item, min = 0) =>
  v.pipe(v.array(item, 'must be a list'), v.minLength(min, `must have at least ${min}`));
export const record = (entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? Object.keys(entries).join() : 'must be a record with fields of its own',
  );
export const texts = (min = 0) => list(line(), min);

export const PRICE = whole('must be a whole number of shillings above 0, such as 250', 1);
export const SLUG = v.pipe(
  v.string('must be a name for an address'),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'must be a name for an address, in small letters with hyphens, such as fish-corner',
  ),
);
export const PICTURE = v.pipe(
  v.string('must be the name of a picture'),
  v.regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name of shared/content/pictures.yaml, not that of a file'),
);
export const PICTURES = list(PICTURE, 1);
export const PHOTO = v.pipe(
  v.string('must be the end of an address'),
  v.regex(/^[\w-]+$/, 'must be the end of the address behind "photo-"'),
);
const RATING_MESSAGE = 'must be a number from 0 to 5, such as 4.7';
export const RATING = v.pipe(
  v.number(RATING_MESSAGE),
  v.minValue(0, RATING_MESSAGE),
  v.maxValue(5, RATING_MESSAGE),
);
/** "7:00 PM" as 19:00; another text as it is. @param {string} time */
export const clockTime = (time) =>
  time.replace(
    /^(1[0-2]|[1-9]):([0-5]\d) ?([AP])M$/i,
    (_, hour, minutes, half) =>
      `${String((hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`,
  );
export const TIME = v.pipe(
  v.string('must be a time such as 09:30'),
  v.transform(clockTime),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time with two digits each, such as 09:30'),
);
export const URL_ADDRESS = v.pipe(
  v.string('must be an address'),
  v.regex(/^https:\/\/[^\s/]+(\/\S*)?$/, 'must be an address that begins with https://'),
);

/** Whether there is such a day, such as 2026-02-29. @param {string} day */
const isDay = (day) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};
const DAY_MESSAGE = 'must be a day that there is, written like 2026-12-25';
export const DAY = v.pipe(
  v.string(DAY_MESSAGE),
  v.regex(/^\d{4}-\d\d-\d\d$/, DAY_MESSAGE),
  v.check(isDay, DAY_MESSAGE),
);
const SPECIAL_MESSAGE = 'must be a day that there is, written like 2026-12-25, or 12-25 for every year';
const PERIOD_MESSAGE =
  'must end after it begins, and last 100 days at most, as in "2027-02-08 to 2027-03-09"';
const MAX_PERIOD_DAYS = 100;
const PERIOD = /^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/;
/** The days of "2027-02-08 to 2027-03-09"; null for a single day. @param {string} text */
export function daysOfPeriod(text) {
  const [from, to] =
    PERIOD.exec(text)
      ?.slice(1)
      .map((day) => Date.parse(day)) ?? [];
  if (from === undefined) return null;
  const days = Math.round((to - from) / 86_400_000) + 1;
  return Array.from({ length: Math.max(0, Math.min(days, MAX_PERIOD_DAYS + 1)) }, (_, day) =>
    new Date(from + day * 86_400_000).toISOString().slice(0, 10),
  );
}
export const SPECIAL_DATE = v.pipe(
  v.string(SPECIAL_MESSAGE),
  v.check(
    (text) =>
      text
        .split(' to ')
        .every((day) => /^(\d{4}-)?\d\d-\d\d$/.test(day) && isDay(day.length === 5 ? `2024-${day}` : day)),
    SPECIAL_MESSAGE,
  ),
  v.check((text) => {
    const days = text.includes(' to ') ? (daysOfPeriod(text)?.length ?? 0) : 2;
    return days > 1 && days <= MAX_PERIOD_DAYS;
  }, PERIOD_MESSAGE),
);

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT_DAY = `(${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})`;
/** "Mon-Thu" or "Sun", which `printedHoursOn` reads. */
export const PRINTED_DAYS = new RegExp(`^${SHORT_DAY}(-${SHORT_DAY})?$`);
/** "11:00 AM-10:00 PM", which `printedHours` reads, 11:00-22:00, or "Closed". */
export const PRINTED_HOURS =
  /^Closed$|^(1[0-2]|[1-9]):[0-5]\d [AP]M ?- ?(1[0-2]|[1-9]):[0-5]\d [AP]M$|^([01]\d|2[0-3]):[0-5]\d ?- ?([01]\d|2[0-3]):[0-5]\d$/;
export const WEEKS_OF_MONTH = { first: 1, second: 2, third: 3, fourth: 4, last: -1 };
/** "every Friday", or "first Saturday of the month". */
export const RHYTHM = new RegExp(
  `^(?:every (${WEEKDAYS.join('|')})|(${Object.keys(WEEKS_OF_MONTH).join('|')}) (${WEEKDAYS.join('|')}) of the month)$`,
);
export const RHYTHM_MESSAGE =
  'must say when, such as "every Friday" or "first Saturday of the month", or a day such as 2026-12-12';
export const HOURS = record({ opens: TIME, closes: TIME });
const WEEKDAY_LIST = list(choice(WEEKDAYS), 1);
/** Hours of each day but some weekdays, which are closed or have others. @param {object} more Its other fields. */
export const usualHoursOf = (more = {}) =>
  v.pipe(
    record({
      ...more,
      opens: TIME,
      closes: TIME,
      closedOn: v.optional(v.pipe(list(choice(WEEKDAYS)), v.maxLength(6, 'must leave a day'))),
      except: v.optional(list(record({ on: WEEKDAY_LIST, opens: TIME, closes: TIME }))),
    }),
    v.check(({ closedOn = [], except = [] }) => {
      const named = [...closedOn, ...except.flatMap(({ on }) => on)];
      return new Set(named).size === named.length;
    }, 'must name each weekday once, in "closedOn" or in "except"'),
  );
export const BOOLEAN = v.boolean('must be true or false');
