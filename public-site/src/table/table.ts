import { isWholeNumber } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';

const KEY = 'table';

/** A table of the venue from the text of an address or of storage; null for anything else. */
export function tableOf(text: string | null): number | null {
  return text !== null && isWholeNumber(text, 1, VENUE.tables) ? Number(text) : null;
}

/** Stores where the visitor sits. Session storage is of this tab alone and is gone with it. */
export function keepTable(table: number) {
  try {
    sessionStorage.setItem(KEY, String(table));
  } catch {
    // Without storage, only the page with the number in its address names it.
  }
}

/** Where the visitor of this tab sits; null when no table's code brought them here. */
export function keptTable(): number | null {
  try {
    return tableOf(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}
