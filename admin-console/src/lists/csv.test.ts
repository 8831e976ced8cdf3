import { toCsv } from './csv';

/** The one cell of a file. */
const cell = (text: string) => toCsv([], [[text]]).split('\r\n')[1];

describe('the file of a list', () => {
  it('begins with a byte order mark, and has one line a row', () => {
    expect(toCsv(['ID', 'Name'], [['RES-001', 'Achieng']])).toBe('\uFEFFID,Name\r\nRES-001,Achieng\r\n');
  });

  it.each([
    ['Mwangi, Brian', '"Mwangi, Brian"'],
    ['the "quiet" table', '"the ""quiet"" table"'],
  ])('puts %s in quotes', (text, expected) => expect(cell(text)).toBe(expected));

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '+254=HYPERLINK()', '＝1+1', '-cmd'])(
    'never lets a spreadsheet run %p',
    (text) => expect(cell(text)).toBe(`'${text}`),
  );

  it.each(['+254 700 000 101', '+254700000101', '-5', '-5.5', 'RES-001', '19:00', '2026-11-21'])(
    'leaves %s as it is',
    (text) => expect(cell(text)).toBe(text),
  );

  it('writes a telephone number with dashes so that nobody works it out', () =>
    expect(cell('+254-700-111-222')).toBe('+254 700 111 222'));

  it('keeps a cell of two lines in one', () => {
    expect(toCsv([], [['=a\nb']])).toBe('\uFEFF\r\n"\'=a\nb"\r\n');
  });
});
