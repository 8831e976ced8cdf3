import { formatKsh } from '@venue/shared/rules';
import { parseNumber } from './parseNumber';

const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** How a typed price will be saved, since blank or unreadable text counts as 0 (decisions, Price and capacity). */
export function savedPrice(typed: string): string {
  const price = parseNumber(typed);
  const listed = formatKsh(price);
  if (Number.isInteger(price)) return `Saved as ${listed}`;
  return `Saved as KSh\u00A0${exact.format(price)}, listed as ${listed}`;
}

/** How a typed whole number will be saved: its fraction is dropped. */
export const savedWhole = (typed: string): string => `Saved as ${exact.format(wholeNumber(typed))}`;

/** A whole number typed into an admin form; 0 for blank or unreadable text (decisions, Price and capacity). */
export const wholeNumber = (typed: string): number => Math.trunc(parseNumber(typed));
