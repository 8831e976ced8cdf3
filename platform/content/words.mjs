// @ts-check
import { UNSEEN, WEEKDAYS } from './fields.mjs';

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu');

/** "U+202E". @param {string} sign */
const codePoint = (sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

/** A value as it is quoted in a message. @param {unknown} value */
export function shown(value) {
  if (value === null) return 'empty';
  if (Array.isArray(value))
    return value.length === 0
      ? 'an empty list'
      : `the list [${value.map((each) => (typeof each === 'object' ? '…' : each)).join(', ')}]`;
  if (typeof value === 'object') return `a record with ${Object.keys(value).join(', ')}`;
  const text = String(value).replace(ALL_UNSEEN, (sign) => `<${codePoint(sign)}>`);
  return typeof value === 'string' ? `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"` : text;
}

/** How many letters have to change to make one word of another. @param {string} one @param {string} other */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Whether one word was probably typed for the other. @param {string} one @param {string} other */
export const isNear = (one, other) =>
  distance(one.toLowerCase(), other.toLowerCase()) <= Math.max(2, one.length / 3);

/** The end of a sentence that has said what there is to choose from. @param {string} word @param {readonly string[]} known */
export function meant(word, known) {
  const far = (/** @type {string} */ name) => distance(word.toLowerCase(), name.toLowerCase());
  const [best] = [...known].sort((a, b) => far(a) - far(b));
  return best !== undefined && isNear(word, best) ? `; is "${best}" meant?` : '.';
}

/** The end of a sentence about an unknown word: what was probably meant, or what there is to choose from. @param {string} word @param {readonly string[]} known */
export function nearest(word, known) {
  const end = meant(word, known);
  if (end !== '.' || known.length === 0) return end;
  return `; known: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : '.'}`;
}

/** A name by which two are told apart: without case, repeated spaces, and what is not seen. @param {unknown} name */
export const nameKey = (name) =>
  String(name)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** @param {number} price In KSh; as the pages print it. */
export const kshText = (price) => `KSh\u00A0${price?.toLocaleString('en-US')}`;

/** "Saturday, 12 December 2026". @param {string} day */
export function dayText(day) {
  const date = new Date(day);
  const month = date.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** @param {string[]} days */
const weekdays = (days) => days.map((day) => WEEKDAYS.indexOf(day));

/**
 * Usual hours, as the code has them.
 * @param {{ opens: string, closes: string, closedOn?: string[], except?: { on: string[], opens: string, closes: string }[] }} hours
 */
export const usualHours = ({ closedOn, except, ...hours }) => ({
  ...hours,
  ...(closedOn && { closedOn: weekdays(closedOn) }),
  ...(except && { except: except.map(({ on, ...other }) => ({ on: weekdays(on), ...other })) }),
});

/** "7:00 PM" for 19:00, as the pages print it. @param {string} time */
export function timeText(time) {
  const [hours = 0, minutes = '00'] = time
    .split(':')
    .map((part, index) => (index === 0 ? Number(part) : part));
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

/** A text with one space in the place of any others, such as those that hold two words together. @param {string} text */
export const spaced = (text) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Whether two names look the same. @param {string} one @param {string} other */
export const sameName = (one, other) => nameKey(one) === nameKey(other);

/** What one line of text holds that no reader sees; undefined for nothing. @param {string} text */
export function unseenIn(text) {
  if (text.includes('\n')) return 'a line break';
  const [sign] = UNSEEN.exec(text) ?? [];
  return (
    sign &&
    `${codePoint(sign)}, ${sign === '\uFFFD' ? 'which stands for a lost letter' : 'which nobody sees'}`
  );
}

/** A text in a message. @param {string} text */
export const brief = (text) => {
  const seen = spaced(text.replaceAll('\n', ' ').replace(ALL_UNSEEN, ''));
  return seen.length > 60 ? `${seen.slice(0, 60)}…` : seen;
};
