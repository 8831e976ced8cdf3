/** "700", "1,200", "KSh 700", "700/=", "700.00"; a comma before two noughts only behind hundreds, as in "700,00". */
const WRITTEN =
  /^(?:(?:k(?:sh|es)s?|shs?)\b\.?\s*)?(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.00?|(?<=\d{3}),00?)?\s*(?:\/[=-]{1,2}|k(?:sh|es)s?\.?)?$/i;
const RECIPE = 'docs/recipes/content.md, "Sizes, and prices of the day"';

/** A price as people write it in a spreadsheet, in KSh; the text itself where it could mean something else. @param {string} cell */
export function readPrice(cell) {
  const [, digits] = WRITTEN.exec(cell) ?? [];
  return digits === undefined ? cell : Number(digits.replace(/[,\s]/g, ''));
}

/** What to write in the place of a price that can't be used. @param {unknown} value */
export function priceHint(value) {
  if (typeof value !== 'string') return '';
  const price = readPrice(value);
  if (typeof price === 'number') return price > 0 ? ` Write ${price}.` : '';
  if (/^\d{1,3}([.,]\d{3})+$/.test(value))
    return ` Write ${value.replace(/[.,]/g, '')}, if thousands are meant.`;
  if (/^\D*\d+[.,]\d{1,2}$/.test(value)) return ' The pages show no cents.';
  if (/^\d+([.,]\d+)?E\+?\d+$/i.test(value)) return ' Give the column the format Number.';
  if (/\d\D+\d/.test(value)) return ` A dish has one price; for sizes see ${RECIPE}.`;
  return /market|season|day|daily|ask|request|var(y|ies)|^m\.?p\.?$/i.test(value)
    ? ` The cart needs a number; see ${RECIPE}.`
    : '';
}
