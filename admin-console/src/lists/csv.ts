// decisions, More for administrators
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs what begins like this, also after blanks and quotes, and in full-width forms. */
const FORMULA = /^[\s"]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
/** Telephone and plain numbers are no formulas: +254 700 000 101, -5. */
const NUMBER = /^\s*(\+\d[\d ]*|-\d+(\.\d+)?)\s*$/;
/** A telephone number with dashes would be worked out: it is written with blanks. */
const DASHED = /^\+\d+(-\d+)+$/;
/** Where another spreadsheet, or a paste, begins a new cell. */
const SEPARATORS = /([;,\t\r\n])/;
/** Digits that are no quantity: read as a number they lose their plus, their zero, or, from twelve on, the last ones. */
const CODE = /^((\+|0(?=\d))\d+|\d{12,})$/;
/** The country, the last six digits, and what is between them. */
const GROUPS = /^(\+254)?(\+?\d+)(\d{6})$/;

/**
 * The apostrophe that marks text, as OWASP advises against CSV injection: before every part that would be a formula,
 * since a spreadsheet set to another separator begins a cell there.
 */
const withoutFormulas = (text: string) =>
  text
    .split(SEPARATORS)
    .map((part) => (FORMULA.test(part) && !NUMBER.test(part) ? `'${part}` : part))
    .join('');

/**
 * Telephone numbers are written in groups of digits, as ITU-T E.123 has it: a text for spreadsheets, and still the same
 * number for people, telephones and other programs. The last group has six digits, since three and three are a number
 * with separated thousands in some languages. What is too short for groups is marked as text.
 */
const withoutLosses = (code: string) => {
  const groups = GROUPS.exec(code)?.slice(1);
  return groups ? groups.filter(Boolean).join(' ') : `'${code}`;
};

function cell(value: string) {
  const code = value.trim();
  const text = DASHED.test(value) ? value.replaceAll('-', ' ') : value;
  const safe = CODE.test(code) ? withoutLosses(code) : withoutFormulas(text);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file (RFC 4180) that spreadsheets open as UTF-8, without running anything in it and without changing a number. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
