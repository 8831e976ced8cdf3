import { code, moduleText, name } from './code.mjs';
import { seenPictures } from './crossRules.mjs';
import { CATALOGUE } from './generateWords.mjs';
import { daysOfPeriod, WEEKDAYS } from './fields.mjs';
import { LONGEST_LINE } from './today.mjs';
import { timeText, usualHours } from './words.mjs';
import { logoOf } from './pictureFiles.mjs';

/** Facts of the venue for files of the shell alone. */
const OF_THE_SHELL = ['shortName', 'logo', 'icon', 'sharePicture'];
const png = (size, purpose = 'any') => ({
  src: `/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});
const ICON_FILES = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  png(192),
  png(512),
  png(512, 'maskable'),
];

/** The installed application's name and looks, where the page says what its icon is. */
const webManifest = ({ name: title, shortName, tagline }) =>
  `${JSON.stringify(
    {
      name: title,
      short_name: shortName,
      description: tagline,
      start_url: '/',
      display: 'standalone',
      background_color: '#FBF7F0',
      theme_color: '#1E5234',
      icons: ICON_FILES,
    },
    null,
    2,
  )}\n`;

/** What search engines leave out, and where they find the rest. */
const robots = ({ siteUrl }) =>
  [
    'User-agent: *',
    ...[
      '/admin/',
      ...'dashboard profile orders tickets favorites reviews'.split(' ').map((page) => `/${page}`),
    ].map((path) => `Disallow: ${path}`),
    `\nSitemap: ${siteUrl}/sitemap.xml\n`,
  ].join('\n');

/** A period is a special day of its own, on the dates on which the kitchen is usually open. */
const specialDays = ({ specialDays: days, hours: { kitchen } }) =>
  days.flatMap(({ dates, ...day }) => {
    const isOpen = (date) => !kitchen.closedOn?.includes(WEEKDAYS[new Date(date).getUTCDay()]);
    const periods = dates.flatMap((date) => {
      const all = daysOfPeriod(date);
      return all ? { dates: all.filter(isOpen), period: [all[0], all.at(-1)], ...day } : [];
    });
    const single = dates.filter((date) => !daysOfPeriod(date));
    return single.length > 0 ? [{ dates: single, ...day }, ...periods] : periods;
  });

/** Rows with all hours as 11:00 AM-10:00 PM, as the site reads them. */
const withPrintedHours = ({ label, rows }) => ({
  label,
  rows: rows.map(({ days, hours }) => ({
    days,
    hours: /M/.test(hours) ? hours : hours.replace(/\d\d:\d\d/g, timeText),
  })),
});

/** Usual hours as rows: those of most days, then those of the others. */
function rowsOf({ label, closedOn = [], except = [], ...usual }) {
  const others = [...closedOn, ...except.flatMap(({ on }) => on)].join(', ');
  const rows = [{ days: others ? `Every day but ${others}` : 'Every day', ...usual }].concat(
    except.map(({ on, ...other }) => ({ days: on.join(', '), ...other })),
  );
  const hoursOf = ({ opens, closes }) => `${timeText(opens)}-${timeText(closes)}`;
  return { label, rows: rows.map((row) => ({ days: row.days, hours: hoursOf(row) })) };
}

/** The venue's facts, the limits that follow from them, what guests say, and the name of the installed application. */
export function venueModules(content) {
  const { venue, testimonials, pictures, samples } = content;
  const { hours, till, whatsapp, coordinates, delivery, reservations, seats, replyWithinHours, ...facts } =
    venue;
  const same = Object.fromEntries(Object.entries(facts).filter(([field]) => !OF_THE_SHELL.includes(field)));
  const place = `${coordinates.latitude},${coordinates.longitude}`;
  const kitchenRows = rowsOf(hours.kitchen);
  const limits = {
    DELIVERY_FEE_KSH: delivery.fee,
    FREE_DELIVERY_ABOVE_KSH: delivery.freeAbove,
    DELIVERY_RADIUS_KM: delivery.radiusKm,
    DELIVERY_AREA: `${/^(8|11|18)/.test(String(delivery.radiusKm)) ? 'an' : 'a'} ${delivery.radiusKm}km radius`,
    DELIVERY_MINUTES_MIN: delivery.shortestMinutes,
    DELIVERY_MINUTES_MAX: delivery.longestMinutes,
    FIRST_RESERVATION_TIME: reservations.first,
    LAST_RESERVATION_TIME: reservations.last,
    TABLE_HELD_MINUTES: reservations.heldMinutes,
    CHANGE_AHEAD_HOURS: reservations.changeAheadHours,
    SEATING_CAPACITY: seats,
    REPLY_WITHIN_HOURS: replyWithinHours,
    TODAY_LINE_MAX: LONGEST_LINE,
  };
  const seen = seenPictures(content);
  const hasPhotoService = Object.values(pictures).some((group) =>
    Object.entries(group).some(([key, { photo }]) => photo && seen.has(key)),
  );
  return [
    ['shell/public/site.webmanifest', webManifest(venue)],
    ['shell/public/robots.txt', robots(venue)],
    [
      'shared/src/generated/brand.ts',
      moduleText(
        'venue.yaml',
        ["import type { Brand } from '../types';"],
        [`export const BRAND: Brand = ${code({ shortName: venue.shortName, logo: logoOf(venue) })};`],
      ),
    ],
    [
      'shared/src/generated/samples.ts',
      moduleText(
        'samples.yaml',
        [],
        Object.entries(samples).map(
          ([part, words]) =>
            `export const SAMPLE_${part.replace(/[A-Z]/g, '_$&').toUpperCase()} = ${code(words)}${part === 'menuItems' ? ' as const' : ''};`,
        ),
      ),
    ],
    [
      'shared/src/generated/limits.ts',
      moduleText(
        'venue.yaml',
        [],
        Object.entries(limits).map(([title, value]) => `export const ${title} = ${code(value)};`),
      ),
    ],
    [
      `${CATALOGUE}/photoService.ts`,
      moduleText('pictures.yaml', [], [`export const HAS_PHOTO_SERVICE: boolean = ${hasPhotoService};`]),
    ],
    [
      'shared/src/generated/venue.ts',
      moduleText(
        'venue.yaml',
        ["import { EXTERNAL_HOSTS } from '../externalHosts';", "import type { Venue } from '../types';"],
        [
          `export const VENUE: Venue = ${code({
            ...same,
            hasBillboard: content.offers.billboard !== undefined,
            specialDays: specialDays(venue),
            whatsappNumber: whatsapp,
            tillNumber: till === 'none' ? null : till,
            coordinates,
            mapEmbedUrl: name(`\`\${EXTERNAL_HOSTS.maps}/maps?q=${place}&z=15&output=embed\``),
            directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${place}`,
            groundsHours: hours.grounds ?? kitchenRows,
            tableServiceHours: withPrintedHours(hours.tableService),
            gardenBarHours: hours.gardenBar ?? kitchenRows,
            kitchenHours: usualHours(hours.kitchen),
          })};`,
        ],
      ),
    ],
    [
      `${CATALOGUE}/testimonials.ts`,
      moduleText(
        'testimonials.yaml',
        ["import type { Testimonial } from '@venue/shared/types';"],
        [`export const TESTIMONIALS: readonly Testimonial[] = ${code(testimonials)};`],
      ),
    ],
  ];
}
