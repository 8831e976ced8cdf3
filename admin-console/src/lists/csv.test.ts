import { toCsv } from './csv';

/** The one cell of a file as it is written, and as a program reads it. */
const cell = (text: string) =>
  toCsv([], [[text]])
    .replace('\uFEFF\r\n', '')
    .replace(/\r\n$/, '');
const read = (text: string) =>
  cell(text).replace(/^"(.*)"$/s, (_, inside: string) => inside.replaceAll('""', '"'));

describe('the file of a list', () => {
  it('the file of a list begins with a byte order mark, and has one line a row', () => {
    expect(toCsv(['ID', 'Name'], [['RES-001', 'Achieng']])).toBe('\uFEFFID,Name\r\nRES-001,Achieng\r\n');
  });

  it.each([
    ['Mwangi, Brian', '"Mwangi, Brian"'],
    ['the "quiet" table', '"the ""quiet"" table"'],
  ])('the file of a list puts %s in quotes', (text, expected) => expect(cell(text)).toBe(expected));

  it.each([
    ['=1+1', "'=1+1"],
    ['+1+1', "'+1+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\t=1', "\t'=1"],
    ['\r=1', "\r'=1"],
    ['+254=HYPERLINK()', "'+254=HYPERLINK()"],
    ['＝1+1', "'＝1+1"],
    ['-cmd', "'-cmd"],
    ['Juma;=1+1', "Juma;'=1+1"],
    ['Juma; =1+1', "Juma;' =1+1"],
    ['Juma,@SUM(A1)', "Juma,'@SUM(A1)"],
    ['Juma\t-1+1', "Juma\t'-1+1"],
    ['Juma\n+1+1', "Juma\n'+1+1"],
    ['Juma;"=1+1;', `Juma;'"=1+1;`],
    ['=1;=2', "'=1;'=2"],
  ])('the file of a list never lets a spreadsheet run %j', (text, expected) =>
    expect(read(text)).toBe(expected),
  );

  it.each([
    ['0712345678', '0712 345678'],
    ['+254712345678', '+254 712 345678'],
    ['+12025550123', '+12025 550123'],
    [' 0712345678', '0712 345678'],
    ['+254-700-111-222', '+254 700 111 222'],
    ['254712345678', '254712 345678'],
    ['1234567890123456789', '1234567890123 456789'],
    ['12345678901', '12345678901'],
    ['0', '0'],
    ['007', "'007"],
    ['+254', "'+254"],
  ])(
    'the file of a list keeps plus, zero and last digits of %s: no spreadsheet takes it for a number',
    (text, expected) => expect(read(text)).toBe(expected),
  );

  it.each([
    ...['+254 700 000 101', '-5', '-5.5', '0.5', '1500', 'RES-001', '19:00', '2026-11-21'],
    ...['Wi-Fi, Parking', 'Call +254 700 000 101; no nuts'],
  ])('the file of a list leaves %s as it is', (text) => expect(read(text)).toBe(text));

  it('the file of a list keeps a text of two lines in one cell', () => {
    expect(toCsv([], [['=a\nb']])).toBe('\uFEFF\r\n"\'=a\nb"\r\n');
  });
});
