import { createHash, randomInt } from 'node:crypto';

/**
 * The cookie that says which canaries a visitor gets: a number from 0 to 99, drawn once; or `stable` or `canary`, chosen by
 * hand. It says nothing else about the visitor.
 */
const TRACK_COOKIE = 'track';
const NUMBERS = 100;
const KNOWN_VALUE = /^(?:stable|canary|[1-9]?\d)$/;
const KEPT_SECONDS = 30 * 86_400;

const cookie = (value, seconds = KEPT_SECONDS) =>
  `${TRACK_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

/** Reads the cookie from the header of a request. */
const keptIn = (header) => /(?:^|; *)track=([^;]*)/.exec(header ?? '')?.[1];

/** Where a deployment's canary begins in the numbers of visitors, so that two canaries are not tried on the same people. */
export const offsetOf = (name) => createHash('sha256').update(name).digest().readUInt32BE() % NUMBERS;

/**
 * Whether a visitor gets a deployment's canary. A bigger share keeps everybody who gets it already.
 * @param {string} value Of the cookie.
 * @param {{ share: number, offset: number }} canary How many of a hundred visitors get it, and from which number on.
 */
export const getsCanary = (value, { share, offset }) =>
  value === 'canary' || (value !== 'stable' && (Number(value) + offset) % NUMBERS < share);

/**
 * What a visitor's cookie says, or will say.
 * @param {string | undefined} header The request's `Cookie` header.
 * @param {boolean} hasCanary Whether any deployment has a canary.
 * @returns {{ value: string, setCookie?: string }} The value, and the cookie to set with a page.
 */
export function trackOf(header, hasCanary, draw = () => randomInt(NUMBERS)) {
  const kept = keptIn(header);
  // Whoever got a canary that has ended must not be the first to get the next one.
  if (!hasCanary) return { value: 'stable', setCookie: kept === undefined ? undefined : cookie('', 0) };
  if (KNOWN_VALUE.test(kept ?? '')) return { value: kept };
  const value = String(draw());
  return { value, setCookie: cookie(value) };
}

/**
 * Reads the track that an address asks for with `?track=canary` or `?track=stable`; the first one counts.
 * @param {string} query With its question mark, or empty.
 * @returns {{ query: string, setCookie: string } | null} The rest of the query, and the cookie that keeps the choice.
 */
export function chosenTrack(query) {
  const [, choice] = /[?&]track=(stable|canary)(?:&|$)/.exec(query) ?? [];
  if (!choice) return null;
  const rest = query
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith('track='));
  return { query: rest.length > 0 ? `?${rest.join('&')}` : '', setCookie: cookie(choice) };
}
