// @ts-check
import path from 'node:path';
import * as v from 'valibot';
import { timeText } from './words.mjs';

const TODAY = v.object({
  until: v.pipe(v.string(), v.isoTimestamp()),
  soldOut: v.array(v.string()),
  closes: v.optional(v.string()),
  line: v.optional(v.string()),
});
/** @typedef {v.InferOutput<typeof TODAY>} Today */

const HOUR_MS = 3_600_000;
/** Nairobi is three hours ahead of UTC all year, and the business day ends at four (decisions, Business day). */
const DAY_ENDS_UTC_MS = (4 - 3) * HOUR_MS;
/** What fits where the hours of the kitchen stand, without moving what is below. */
export const LONGEST_LINE = 60;

/** @param {string} store */
export const todayFile = (store) => path.join(store, 'today.json');

/** When the business day of an instant ends in Nairobi. @param {Date} now */
export function endOfBusinessDay(now) {
  const day = 24 * HOUR_MS;
  return new Date((Math.floor((now.getTime() - DAY_ENDS_UTC_MS) / day) + 1) * day + DAY_ENDS_UTC_MS);
}

/** What a text says of today; null where it says nothing, or its day is over. @param {string} text @param {Date} now @returns {Today | null} */
export function readToday(text, now) {
  try {
    const today = v.parse(TODAY, JSON.parse(text));
    return Date.parse(today.until) > now.getTime() ? today : null;
  } catch {
    return null;
  }
}

/** The line that the pages show. @param {Pick<Today, 'closes' | 'line'>} today */
export const lineOf = ({ closes, line }) =>
  [closes && `Closes early: ${timeText(closes)}`, line].filter(Boolean).join('. ');

/**
 * What the command and the console say together: what either calls sold out is; closing and line are the console's where it says one.
 * @param {Today | null} command @param {Today | null} inConsole
 */
export function joinToday(command, inConsole) {
  if (!command || !inConsole) return command ?? inConsole;
  const { closes, line } = lineOf(inConsole) ? inConsole : command;
  return { ...inConsole, soldOut: [...new Set([...command.soldOut, ...inConsole.soldOut])], closes, line };
}

/** What the pages are told. @param {Today | null} today */
export const spokenToday = (today) =>
  today ? { until: today.until, soldOut: today.soldOut, line: lineOf(today) } : {};
