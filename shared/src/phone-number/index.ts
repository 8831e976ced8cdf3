// decisions, Phone numbers
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Lists are long, and ask for the same numbers again and again. */
const known = new Map<string, string | null>();
const MAX_KNOWN = 20_000;
/** Between two numbers, of which the first counts. */
const SEVERAL = /[,;/&|]|\s[a-z]+\s/i;

/**
 * A phone number however it is spelled, "0700 000 101", "00254 700-000-101", as "+254700000101"; Kenyan where it names no
 * country. Null where it is none.
 */
export function phoneNumber(text: string | null | undefined): string | null {
  if (!text) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const parsed = [text, ...text.split(SEVERAL)]
    .map((each) => parsePhoneNumberFromString(each.trim().replace(/^00(?=[1-9])/, '+'), 'KE'))
    .find((each) => each?.isPossible());
  const number = parsed?.number ?? null;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, number);
  return number;
}
