/** @jest-environment @venue/platform/testing/jestDom */
// decisions, The venue's time
import { noteServerTime } from '../document/noteServerTime';
import { venueNow } from './venueNow';

const html = document.documentElement;
const NOON = Date.parse('2026-11-29T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A page begins, whose server says its time. */
function begin({ device = NOON, server }: { device?: number; server?: number }) {
  delete html.dataset.clock;
  jest.useFakeTimers({ now: device });
  const serverTiming = server === undefined ? [] : [{ name: 'now', description: String(server) }];
  Object.assign(performance, {
    getEntriesByType: () => [{ serverTiming, responseStart: performance.now() }],
  });
  noteServerTime();
}
const now = () => venueNow().toISOString();

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete html.dataset.clock;
});

it.each([
  ['nine days ahead', NOON - 9 * DAY],
  ['nine days behind', NOON + 9 * DAY],
  ['an hour ahead', NOON - 60 * MINUTE],
])('a device that is %s goes by the server’s time', (_, server) => {
  begin({ server });
  expect(venueNow().getTime()).toBe(server);
  jest.advanceTimersByTime(90 * MINUTE);
  expect(venueNow().getTime()).toBe(server + 90 * MINUTE);
});

it.each([
  ['that differs by minutes', { server: NOON + 4 * MINUTE }],
  ['whose page says no time', {}],
  ['whose page says nonsense', { server: NaN }],
])('a device %s keeps its own time', (_, page) => {
  begin(page);
  expect(now()).toBe('2026-11-29T12:00:00.000Z');
  expect(html.dataset.clock).toBeUndefined();
});

it('a page that comes from the browser’s cache days later says nothing of the time', () => {
  begin({ server: NOON });
  begin({ device: NOON + 2 * DAY, server: NOON });
  expect(now()).toBe('2026-12-01T12:00:00.000Z');
});

it('without storage, which could tell a page of the cache, the device’s time counts', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  begin({ server: NOON + 9 * DAY });
  expect(now()).toBe('2026-11-29T12:00:00.000Z');
});

it.each([
  ['ahead', -9 * DAY],
  ['behind', 9 * DAY],
])('a device that was %s and is set right while the page is open is right', (_, behind) => {
  begin({ server: NOON + behind });
  jest.setSystemTime(NOON + behind);
  expect(venueNow().getTime()).toBe(NOON + behind);
});

it('a device that has slept for a night is still corrected', () => {
  begin({ server: NOON + 9 * DAY });
  jest.setSystemTime(NOON + DAY / 2);
  expect(venueNow().getTime()).toBe(NOON + 9.5 * DAY);
});
