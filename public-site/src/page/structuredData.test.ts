import { VENUE } from '@venue/shared/venue';
import { routes } from '../routes';
import { specialOpeningHours } from './openingHoursData';

type Thing = Record<string, unknown>;

/**
 * What search engines require (first) and recommend (second) of each type, as far as this site can know it. Types they
 * show no differently have the fields that schema.org readers need to make sense of them. An upcoming event is a series
 * (decisions, Content that ages).
 */
const LOCAL_BUSINESS = [
  ['name', 'address'],
  ['geo', 'openingHoursSpecification', 'telephone', 'url', 'image'],
] as const;
const FIELDS: Record<string, readonly (readonly string[])[]> = {
  Restaurant: LOCAL_BUSINESS,
  FoodEstablishment: LOCAL_BUSINESS,
  BeautySalon: LOCAL_BUSINESS,
  AutoWash: LOCAL_BUSINESS,
  Event: [
    ['name', 'location', 'startDate'],
    ['description', 'image', 'organizer', 'eventAttendanceMode', 'url'],
  ],
  EventSeries: [
    ['name', 'location', 'startDate', 'eventSchedule'],
    ['description', 'image', 'organizer', 'eventAttendanceMode', 'url', 'offers'],
  ],
  Menu: [['name', 'hasMenuSection'], ['url']],
  MenuSection: [['name', 'hasMenuItem'], []],
  MenuItem: [['name', 'offers'], ['description']],
  Offer: [['price', 'priceCurrency', 'availability', 'url'], []],
  'Offer without a price': [['availability', 'url'], []],
  ReserveAction: [['target', 'result'], []],
  OrderAction: [['target', 'deliveryMethod', 'priceSpecification'], []],
  EntryPoint: [['urlTemplate', 'actionPlatform'], ['inLanguage']],
  FoodEstablishmentReservation: [['name'], []],
  EventReservation: [['name'], []],
  DeliveryChargeSpecification: [['price', 'priceCurrency', 'eligibleTransactionVolume'], []],
  PriceSpecification: [['maxPrice', 'priceCurrency'], []],
  Place: [['name', 'address'], []],
  PostalAddress: [['streetAddress', 'addressLocality', 'addressCountry'], []],
  GeoCoordinates: [['latitude', 'longitude'], []],
  OpeningHoursSpecification: [['dayOfWeek', 'opens', 'closes'], []],
  'OpeningHoursSpecification of a special day': [['validFrom', 'validThrough', 'opens', 'closes'], []],
  Organization: [['name'], ['url']],
  Schedule: [['repeatFrequency', 'byDay', 'startTime', 'endTime', 'scheduleTimezone'], []],
  ContactPage: [['url', 'name', 'about'], []],
};

/** Every typed thing in structured data, however deep. */
function thingsIn(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) return [];
  const nested = Object.values(data).flatMap(thingsIn);
  return '@type' in data ? [{ ...data }, ...nested] : nested;
}

/** The type of a thing, and which kind of it where fields differ. */
function kindOf(thing: Thing): string {
  const type = String(thing['@type']);
  if (type === 'OpeningHoursSpecification' && thing.validFrom) return `${type} of a special day`;
  return type === 'Offer' && thing.price === undefined ? `${type} without a price` : type;
}

async function publicPages() {
  await Promise.all(routes.map((route) => route.lazy()));
  return routes.flatMap(({ path, handle }) =>
    handle.addresses.map((address) => {
      const id = path.includes(':id') ? address.split('/')[2] : undefined;
      return { address, ...handle.page({ id }) };
    }),
  );
}

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

it('structured data of every page have the fields that search engines require and recommend', async () => {
  const missing = (await publicPages()).flatMap(({ address, jsonLd }) =>
    // What a contact page is about is told in full by the home page.
    thingsIn(jsonLd).flatMap((thing) => {
      const type = kindOf(thing);
      const [required, recommended] = FIELDS[type] ?? [['a line in FIELDS'], []];
      const fields = [...(required ?? []), ...(address === '/contact' ? [] : (recommended ?? []))];
      return fields.filter((field) => !isFilled(thing[field])).map((field) => `${address} ${type}.${field}`);
    }),
  );
  expect(missing).toEqual([]);
});

it('dates in structured data carry the offset of Nairobi, and a series says how it repeats', async () => {
  const events = (await publicPages())
    .flatMap(({ jsonLd }) => thingsIn(jsonLd))
    .filter((thing) => /^Event(Series)?$/.test(String(thing['@type'])));
  expect(events.length).toBeGreaterThan(1);
  for (const { '@type': type, startDate, endDate, eventSchedule } of events)
    for (const date of type === 'EventSeries' ? [startDate] : [startDate, endDate]) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+03:00$/);
      expect(Boolean(eventSchedule)).toBe(type === 'EventSeries');
    }
});

it('the restaurant has the hours of its kitchen in structured data, never 24', async () => {
  const hours = (await publicPages())
    .flatMap(({ jsonLd }) => thingsIn(jsonLd))
    .filter((thing) => thing['@type'] === 'OpeningHoursSpecification' && !thing.validFrom);
  expect(hours.length).toBeGreaterThan(1);
  for (const { opens, closes } of hours) {
    expect(opens).not.toBe(closes);
    expect([opens, closes]).not.toEqual(['00:00', '23:59']);
  }
});

it('the special days of a place are told with their dates, a closed day from midnight to midnight', () => {
  const now = new Date('2026-12-25T12:00:00+03:00');
  const day = (date: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens,
    closes,
  });
  expect(specialOpeningHours(VENUE.kitchenHours, now)).toEqual([
    day('2026-12-25', '00:00', '00:00'),
    day('2027-01-01', '13:00', '22:00'),
    day('2027-12-25', '00:00', '00:00'),
  ]);
  expect(specialOpeningHours({ opens: '07:00', closes: '19:00' }, now)[1]).toEqual(
    day('2027-01-01', '13:00', '19:00'),
  );
});

it('every place of the structured data has its special days', async () => {
  const places = (await publicPages())
    .flatMap(({ jsonLd }) => thingsIn(jsonLd))
    .filter((thing) => thing.openingHoursSpecification);
  expect(places.length).toBeGreaterThan(9);
  for (const place of places)
    expect(thingsIn(place.specialOpeningHoursSpecification).length).toBeGreaterThan(0);
});

it('actions and offers of the structured data lead to pages of this site', async () => {
  const pages = await publicPages();
  const addresses = pages.flatMap(({ jsonLd }) =>
    thingsIn(jsonLd).flatMap((thing) => [
      thing.urlTemplate,
      thing['@type'] === 'Offer' ? thing.url : undefined,
    ]),
  );
  const known = pages.map(({ address }) => VENUE.siteUrl + address);
  const targets = addresses.filter(isFilled);
  expect(new Set(targets).size).toBeGreaterThan(8);
  expect(targets.filter((target) => !known.includes(String(target)))).toEqual([]);
});

it('whatever is on the menu is offered at its price; an event, whose price is named later, without one', async () => {
  const things = (await publicPages()).flatMap(({ jsonLd }) => thingsIn(jsonLd));
  const offersOf = (type: string) =>
    things
      .filter((thing) => thing['@type'] === type && thing.offers)
      .map(({ offers }) => thingsIn(offers)[0]);
  expect(offersOf('MenuItem').length).toBeGreaterThan(10);
  for (const offer of offersOf('MenuItem'))
    expect(offer).toMatchObject({
      price: expect.any(Number),
      priceCurrency: 'KES',
      availability: 'https://schema.org/InStock',
    });
  expect(offersOf('EventSeries').length).toBeGreaterThan(0);
  for (const offer of offersOf('EventSeries')) expect(offer).not.toHaveProperty('price');
});

it('every indexed public page has a title and a description of its own', async () => {
  const indexed = (await publicPages()).filter(({ noindex }) => !noindex);
  for (const field of ['title', 'description'] as const) {
    const values = indexed.map((page) => page[field]);
    expect(values.filter((value) => !value)).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  }
});
