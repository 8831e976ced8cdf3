/** Whatever ends a line somewhere: in a message, a calendar, a spreadsheet. */
export const LINE_ENDS = /\r\n?|[\n\v\f\x85\u2028\u2029]/g;

/** A text with its Arabic, Persian and full-width digits as those of Latin, as rules about numbers read it. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
