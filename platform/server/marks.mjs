import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/*
 * A report counts only with a mark that this site has given to that visitor. It is a cookie, because then all visitors get the same
 * page, which can be kept compressed and compared by its ETag; in the page it would make every answer another one. Scripts can't
 * read it, other sites can't send it, and it ends with the day: it says a day and a random number, so that a visitor who loads
 * a page ten times is counted once. Whoever asks not to be noted gets none. That somebody fetches many pages to get many marks is not
 * prevented; the limit of reports for each address (limits.mjs) makes it slow.
 */
const DAY_MS = 86_400_000;
const SEEN_ENTRIES = 50_000;
const MARK = /(?:^|; *)mark=((\w+)\.[\w-]+)\.([\w-]+)(?:;|$)/;

/** Whoever has said that nothing be noted. */
export const mayNote = (headers) => headers['sec-gpc'] !== '1' && headers.dnt !== '1';

/** @param {{ key?: string | Buffer, now?: () => number }} [options] Servers of one site share a key; else it is drawn at the start. */
export function createMarks({ key = randomBytes(32), now = Date.now } = {}) {
  const today = () => Math.floor(now() / DAY_MS);
  const sign = (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

  /** The visitor's mark of one of some days, or null. */
  function readMark(header, days) {
    const [, text, day, signature] = MARK.exec(header ?? '') ?? [];
    if (!text || !days.includes(parseInt(day, 36))) return null;
    const expected = Buffer.from(sign(text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given) ? text : null;
  }

  return {
    /** The cookie for a visitor who has none of today, else undefined. @param {string | undefined} header `Cookie` */
    cookieFor(header) {
      if (readMark(header, [today()])) return undefined;
      const text = `${today().toString(36)}.${randomBytes(9).toString('base64url')}`;
      return `mark=${text}.${sign(text)}; Path=/; Max-Age=${DAY_MS / 1000}; HttpOnly; SameSite=Strict`;
    },
    /** Who reports, or null for somebody without a mark. A page may have been opened before midnight. */
    visitorOf: (header) => readMark(header, [today(), today() - 1]),
  };
}

/** Remembers what has been seen: the last 50,000 things at least, and never more than twice as many. */
export function createSeen(entries = SEEN_ENTRIES) {
  let recent = new Set();
  let before = new Set();
  return {
    /** Whether something is seen for the first time. @param {string} text */
    isNew(text) {
      if (recent.has(text) || before.has(text)) return false;
      recent.add(text);
      if (recent.size >= entries) [before, recent] = [recent, new Set()];
      return true;
    },
  };
}
