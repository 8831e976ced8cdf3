import { randomInt } from 'node:crypto';

/** The track that a visitor has chosen by hand; `stable` or `canary`. */
export const CHOICE = 'track';
/** A number from 0 to 99, drawn once. The visitors below the canary's share are on its track. */
export const BUCKET = 'bucket';
export const BUCKETS = 100;
/** A number that has been drawn, as a regular expression for Node and nginx. */
export const BUCKET_PATTERN = '^[1-9]?\\d$';
export const KEPT_SECONDS = 30 * 86_400;

/** Reads a cookie from the header of a request. */
const cookieOf = (header, name) =>
  header
    ?.split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A `Set-Cookie` header. */
export const cookie = (name, value, seconds) => `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`;

const bucketPattern = new RegExp(BUCKET_PATTERN);
const isBucket = (text) => bucketPattern.test(text ?? '');

/**
 * Decides on which track a visitor is: as chosen by hand, else by a number that the visitor has drawn. A bigger share
 * therefore keeps everybody who is on the canary track already. The cookies say nothing else about the visitor.
 * @param {string | undefined} cookies The request's `Cookie` header.
 * @param {number} share How many of a hundred visitors get the canary; 0 while there is none.
 * @param {() => number} [draw] Draws a number from 0 to 99.
 * @returns {{ track: 'stable' | 'canary', cookies: string[] }} The track, and the cookies to set with a page.
 */
export function trackOf(cookies, share, draw = () => randomInt(BUCKETS)) {
  const [choice, bucket] = [CHOICE, BUCKET].map((name) => cookieOf(cookies, name));
  if (share === 0) {
    // Whoever was on the track of a canary that has ended must not be the first on that of the next one.
    const ended = [choice && CHOICE, bucket && BUCKET].filter(Boolean);
    return { track: 'stable', cookies: ended.map((name) => cookie(name, '', 0)) };
  }
  if (choice === 'stable' || choice === 'canary') return { track: choice, cookies: [] };
  const drawn = isBucket(bucket) ? Number(bucket) : draw();
  return {
    track: drawn < share ? 'canary' : 'stable',
    cookies: isBucket(bucket) ? [] : [cookie(BUCKET, drawn, KEPT_SECONDS)],
  };
}

/**
 * Reads the track that an address asks for with `?track=canary` or `?track=stable`.
 * @param {string} query With its question mark, or empty.
 * @returns {{ query: string, cookie: string } | null} The rest of the query, and the cookie that keeps the choice.
 */
export function chosenTrack(query) {
  const [, choice] = /[?&]track=(stable|canary)(?:&|$)/.exec(query) ?? [];
  if (!choice) return null;
  const rest = query
    .slice(1)
    .split('&')
    .filter((pair) => !pair.startsWith('track='));
  return {
    query: rest.length > 0 ? `?${rest.join('&')}` : '',
    cookie: cookie(CHOICE, choice, KEPT_SECONDS),
  };
}
