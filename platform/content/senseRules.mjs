import { clockTime, PRINTED_DAYS, WEEKDAYS } from './fields.mjs';
import { dayText } from './words.mjs';

/** The business day ends at four (decisions, Business day). */
const NIGHT_ENDS = '04:00';
/** The whole of Kenya, with its lakes and its sea, in degrees. */
const KENYA = { latitude: [-5, 6], longitude: [33, 43] };

/** The weekdays of "Mon-Thu" or "Sun". @param {string} days */
function weekdaysOf(days) {
  const [from, until = from] = days
    .split('-')
    .map((day) => WEEKDAYS.findIndex((each) => each.startsWith(day)));
  return WEEKDAYS.filter((_, day) => (day - from + 7) % 7 <= (until - from + 7) % 7);
}

/** Usual hours, and those of the weekdays with others. */
const usualSpans = (file, at, hours) => [
  { file, at, ...hours },
  ...(hours?.except ?? []).map((each, index) => ({ file, at: [...at, 'except', index], ...each })),
];

/** Every pair of times between which something is open or happens, with its place. */
const spansOf = ({ venue, stalls, events }) => [
  ...usualSpans('venue', ['hours', 'kitchen'], venue.hours.kitchen),
  ...stalls.flatMap(({ hours }, index) => usualSpans('stalls', [index, 'hours'], hours)),
  ...venue.specialDays.map(({ hours }, index) => ({
    file: 'venue',
    at: ['specialDays', index, 'hours'],
    ...hours,
  })),
  ...['upcoming', 'past'].flatMap((list) =>
    events[list].map((event, index) => ({ file: 'events', at: [list, index], ...event })),
  ),
];

/** Of rows about weekdays, each day has one, and its hours end behind their beginning. @param {string} set */
function rowProblems(set, rows) {
  if (!rows.every(({ days, hours }) => PRINTED_DAYS.test(days) && hours)) return [];
  const seen = new Map();
  const problems = rows.flatMap(({ days, hours }, index) => {
    const path = (key) => ['hours', set, 'rows', index, key];
    const twice = weekdaysOf(days).find((day) => seen.has(day));
    const other = seen.get(twice);
    for (const day of weekdaysOf(days)) seen.set(day, path('days'));
    const [opens, closes] = hours.split(/ ?- ?/).map(clockTime);
    const areTimes = [opens, closes].every((time) => /^\d\d:\d\d$/.test(time));
    return [
      ...(twice
        ? [{ path: path('days'), other, message: `${twice} stands in two rows: each day needs one.` }]
        : []),
      ...(areTimes && closes <= opens && (closes === opens || closes > NIGHT_ENDS)
        ? [
            {
              path: path('hours'),
              message: `"${hours}" ends before it begins: are AM and PM in the right places?`,
            },
          ]
        : []),
    ];
  });
  const missing = WEEKDAYS.filter((day) => !seen.has(day));
  if (missing.length > 0)
    problems.push({
      path: ['hours', set, 'rows'],
      message: `no row is about ${missing.join(', ')}. A day that is closed has the hours Closed.`,
    });
  return problems.map((each) => ({ file: 'venue', ...each }));
}

/** The coordinates of a place outside of Kenya, whose law and clock the site has. */
function placeProblems({ latitude, longitude }) {
  const isIn = (north, east) =>
    [
      [north, KENYA.latitude],
      [east, KENYA.longitude],
    ].every(([degrees, [least, most]]) => degrees >= least && degrees <= most);
  if (isIn(latitude, longitude) || latitude === undefined || longitude === undefined) return [];
  const words = isIn(longitude, latitude)
    ? 'latitude and longitude are swapped.'
    : 'the place is not in Kenya.';
  return [
    { file: 'venue', path: ['coordinates', 'latitude'], message: `${latitude}, ${longitude}: ${words}` },
  ];
}

/**
 * Values that can be read, and make no sense beside each other.
 * @returns {import('./crossRules.mjs').Problem[]}
 */
export function senseProblems(content) {
  const { reservations, delivery, hours, specialDays, coordinates } = content.venue;
  const problems = spansOf(content).flatMap(({ file, at, opens, closes, from = opens, to = closes }) => {
    const [first, last] = opens === undefined ? ['from', 'to'] : ['opens', 'closes'];
    const message = `"${last}" is ${to}, as "${first}" is: nothing lies between them.`;
    return from !== undefined && from === to ? [{ file, path: [...at, last], message }] : [];
  });
  const say = (path, message, other) => void problems.push({ file: 'venue', path, other, message });
  if (clockTime(reservations.first ?? '') >= clockTime(reservations.last ?? ''))
    say(
      ['reservations', 'last'],
      `the last reservation, ${reservations.last}, is not after the first, ${reservations.first}.`,
      ['reservations', 'first'],
    );
  if (delivery.shortestMinutes >= delivery.longestMinutes)
    say(
      ['delivery', 'longestMinutes'],
      `"longestMinutes" must be more than "shortestMinutes", ${delivery.shortestMinutes}; it is ${delivery.longestMinutes}.`,
      ['delivery', 'shortestMinutes'],
    );
  const seen = new Map();
  specialDays.forEach(({ dates }, index) =>
    dates?.forEach((date, inner) => {
      const path = ['specialDays', index, 'dates', inner];
      if (seen.has(date)) say(path, `the special day ${date} stands twice.`, seen.get(date));
      seen.set(date, path);
    }),
  );
  return [
    ...problems,
    ...['tableService', 'gardenBar', 'grounds'].flatMap((set) =>
      hours[set]?.rows ? rowProblems(set, hours[set].rows) : [],
    ),
    ...placeProblems(coordinates),
  ];
}

/** Days of events that are over, or have not come yet. No refusal: what was sound yesterday is built today. @returns {string[]} */
export function dateHints({ content: { events }, sources }, now = new Date()) {
  const today = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
  const isDay = (on) => /^\d/.test(on);
  const hint = (list, isOdd, words) =>
    events[list].flatMap(({ title, on }, index) =>
      isDay(on) && isOdd(on)
        ? `shared/content/events.yaml, line ${sources.events.lineOf([list, index, 'on'])}: ${title}: ${dayText(on)} ${words}`
        : [],
    );
  return [
    ...hint('upcoming', (on) => on < today, 'is past, so the event is on no page any more.'),
    ...hint('past', (on) => on > today, 'has not come yet: it belongs below "upcoming".'),
  ];
}
