import { randomInt } from 'node:crypto';

/**
 * The cookie that keeps a visitor on one track: a number from 0 to 99, drawn once, of which those below the canary's share
 * are on its track; or `stable` or `canary`, chosen by hand.
 */
export const TRACK_COOKIE = 'track';
export const NUMBERS = 100;
/** What the cookie may say, as a regular expression for Node and nginx. */
export const TRACK_PATTERN = '^(?:stable|canary|[1-9]?\\d)$';
export const KEPT_SECONDS = 30 * 86_400;

/** The service worker of a track, beside its registry. Browsers look for another one at every visit. */
export const WORKER_FILE = 'service-worker.js';
/** The files with one address and a content for each track. */
export const FILES_OF_TRACK = ['registry.json', WORKER_FILE];

/** A `Set-Cookie` header. */
export const cookie = (value, seconds = KEPT_SECONDS) =>
  `${TRACK_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

const known = new RegExp(TRACK_PATTERN);

/** Reads the cookie from the header of a request. */
const keptIn = (header) => /(?:^|; *)track=([^;]*)/.exec(header ?? '')?.[1];

/**
 * Decides on which track a visitor is. A bigger share keeps everybody who is on the canary track already. The cookie says
 * nothing else about the visitor.
 * @param {string | undefined} header The request's `Cookie` header.
 * @param {number} share How many of a hundred visitors get the canary; 0 while there is none.
 * @returns {{ track: 'stable' | 'canary', setCookie?: string }} The track, and the cookie to set with a page.
 */
export function trackOf(header, share, draw = () => randomInt(NUMBERS)) {
  const kept = keptIn(header);
  // Whoever was on the track of a canary that has ended must not be the first on that of the next one.
  if (share === 0) return { track: 'stable', setCookie: kept && cookie('', 0) };
  const isKept = known.test(kept ?? '');
  const value = isKept ? kept : String(draw());
  return {
    track: value === 'canary' || Number(value) < share ? 'canary' : 'stable',
    setCookie: isKept ? undefined : cookie(value),
  };
}

/**
 * Reads the track that an address asks for with `?track=canary` or `?track=stable`.
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
