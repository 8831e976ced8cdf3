import { isWholeNumber } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';

const KEY = 'table';
/** After these hours nobody sits at the table any more (decisions, Ordering at a table). */
const STAY_HOURS = 4;
const STAY_MS = STAY_HOURS * 60 * 60 * 1000;

const listeners = new Set<() => void>();
/** What could not be stored: "12 1764400000000". */
let unstored = '';

/** A table of the venue from the text of an address or of storage; null for anything else. */
export function tableOf(text: string | null): number | null {
  return text !== null && isWholeNumber(text, 1, VENUE.tables) ? Number(text) : null;
}

function write(text: string) {
  unstored = '';
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage, the table is known until the page is loaded anew.
    unstored = text;
  }
  listeners.forEach((listener) => listener());
}

/** Stores where the visitor sits, and since when. Session storage is of this tab alone. */
export const keepTable = (table: number) => write(`${table} ${Date.now()}`);

/** The visitor is at no table any more. */
export const leaveTable = () => write('');

/** Where the visitor of this tab sits; null when no table's code brought them here, or too long ago. */
export function keptTable(): number | null {
  let text = unstored;
  try {
    text ||= sessionStorage.getItem(KEY) ?? '';
  } catch {
    // It is in memory.
  }
  const [table = '', since] = text.split(' ');
  return Date.now() - Number(since) < STAY_MS ? tableOf(table) : null;
}

export function watchTable(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
