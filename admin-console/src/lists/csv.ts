const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet would run a cell that begins like this (also after blanks, and in full-width forms). */
const FORMULA = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;
/** Telephone and plain numbers are no formulas: +254 700 000 101, -5. */
const NUMBER = /^\+\d[\d ]*$|^-\d+(\.\d+)?$/;
/** A telephone number with dashes would be worked out: it is written with blanks. */
const DASHED = /^\+\d+(-\d+)+$/;

function cell(value: string) {
  const text = DASHED.test(value) ? value.replaceAll('-', ' ') : value;
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file that spreadsheets open as UTF-8 and without running anything in it. */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
