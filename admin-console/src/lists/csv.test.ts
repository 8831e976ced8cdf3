import { toCsv } from './csv';

/** The one cell of a file. */
const cell = (text: string) => toCsv([], [[text]]).split('\r\n')[1];

describe('the file of a list', () => {
  it('the file of a list begins with a byte order mark, and has one line a row', () => {
    expect(toCsv(['ID', 'Name'], [['RES-001', 'Achieng']])).toBe('\uFEFFID,Name\r\nRES-001,Achieng\r\n');
  });

  it.each([
    ['Mwangi, Brian', '"Mwangi, Brian"'],
    ['the "quiet" table', '"the ""quiet"" table"'],
  ])('the file of a list puts %s in quotes', (text, expected) => expect(cell(text)).toBe(expected));

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '+254=HYPERLINK()', '＝1+1', '-cmd'])(
    'the file of a list never lets a spreadsheet run %p',
    (text) => expect(cell(text)).toBe(`'${text}`),
  );

  it.each(['+254 700 000 101', '+254700000101', '-5', '-5.5', 'RES-001', '19:00', '2026-11-21'])(
    'the file of a list leaves %s as it is',
    (text) => expect(cell(text)).toBe(text),
  );

  it('the file of a list writes a phone number with dashes so that no spreadsheet subtracts', () =>
    expect(cell('+254-700-111-222')).toBe('+254 700 111 222'));

  it('the file of a list keeps a text of two lines in one cell', () => {
    expect(toCsv([], [['=a\nb']])).toBe('\uFEFF\r\n"\'=a\nb"\r\n');
  });
});
