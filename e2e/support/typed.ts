/** What a field takes: a short name, a line, several lines, one that may stay empty, a phone number, an e-mail address. */
type Kind = 'name' | 'line' | 'text' | 'optional' | 'phone' | 'email';

const NAMES = [
  'Nyambura'.repeat(12), // long, and nowhere to break
  '\u202Eamina\u2066 Otieno', // turns the line, and never turns it back
  'Jose\u0301 Nu\u0303n\u0303ez', // decomposed
  'Ĩrũngũ Łukasz Œuvré', // composed, and what does not decompose
  '=HYPERLINK("http://x.example","Otieno")',
  "@SUM(1+1)*cmd|' /C calc'!A0",
  'أمينة بنت عمر',
  'שרה 王小明 Дарья',
  'Ami\u200Dna\u2060 Wan\u200Cjiru', // with characters of no width
  '👩🏾‍🍳 Chef 🇰🇪',
  `O'Brien & "Söhne" <b>{{x}}</b> ${'${y}'}`,
  '$& $1 \\n %20 %zz [a](b)*',
  '__proto__',
  'null',
];
const LINES = [...NAMES, 'x'.repeat(200), '\u0301\u0323 of nobody', '-1+1'];

/** By what a field takes. Each is allowed there, and shorter than the field's limit. */
const HARD: Record<Kind, readonly string[]> = {
  name: NAMES,
  line: LINES,
  text: [...LINES, 'First\nName: Somebody else\n\n  =1+1', 'Wa\u0303\u202Eri\n'.repeat(100) + '.'],
  optional: ['', ...LINES],
  phone: [
    '+254 722 000 000',
    '00254-722-000-000',
    '(0722) 000.000',
    '0722\u200B000000 / 0733 000 000',
    '+44 20 7946 0958',
    '٠٧٢٢ ٠٠٠ ٠٠٠',
    '\u202D+254 722 000 000\u202C', // as it is copied from an address book
    '０７２２\u00A0０００\u00A0０００',
  ],
  email: ["o'hara+garden@example.co.ke", 'AMINA@EXAMPLE.COM', `${'a'.repeat(64)}@example.com`],
};

/** `hard`, or `hard:12` for the texts of another day. */
const [mode, seed = Math.floor(Date.now() / 86_400_000)] = (process.env.TYPED_TEXT ?? '').split(':');
const sumOf = (text: string) => [...text].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);

/**
 * What a person types: the given text, or with TYPED_TEXT=hard one of those that are hard, each day another one. Tests
 * type names, messages and the like through it, and look for what it gave.
 */
export const typed = (plain: string, kind: Kind = 'name'): string =>
  mode === 'hard' ? (HARD[kind][(Number(seed) + sumOf(plain)) % HARD[kind].length] ?? plain) : plain;

/** Marks a text whose own letters a test is about: a search, a key, a pair of texts that differ. */
export const exactly = (text: string): string => text;

const TURNS = '[\\u202A-\\u202E\\u2066-\\u2069]*';

/** Finds a typed text on a page, which may leave out the signs that turn a line, or isolate it. */
export function seen(text: string): RegExp {
  const signs = [...text.replace(new RegExp(TURNS, 'g'), '').trim()];
  return new RegExp(
    signs
      .map((sign) => (/\s/.test(sign) ? '\\s' : sign.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')))
      .join(TURNS)
      .replaceAll(/(\\s(\[[^\]]*\]\*)?)+/g, '\\s+'),
  );
}
