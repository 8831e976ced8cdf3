import { latinDigits } from './typedSigns';

const SINGLE_QUOTES = /[\u2018-\u201B\u2032\u02B9\u02BB\u02BC\u00B4`]/g;
const DOUBLE_QUOTES = /[\u201C-\u201F\u2033\u00AB\u00BB]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
/** Accents, which stand apart from their letters by then, and characters that nobody sees. */
const MARKS = /[\p{M}\p{Cf}]/gu;
/** Letters that Unicode does not take apart, though people type them so. */
const LETTERS: Record<string, string> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
  Þ: 'TH',
  Æ: 'AE',
  Œ: 'OE',
};
const SINGLE_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** A digit before a separator of thousands. */
const THOUSANDS = /(\d)[ ,](?=\d{3}(?!\d))/g;
/** Most texts have nothing to fold but their case. */
const PLAIN = /^[\n -_a-~]*$/;

/**
 * A text as searches compare it: without the differences of case, accents, quotes, dashes, separators of thousands
 * and encoding that people do not see or do not type. "Chef’s Café" and "chef's cafe" give the same. In capitals, since these are one where small
 * letters are two: "ß" and "ss", "ı" and "i", "ς" and "σ".
 */
export function foldText(text: string): string {
  const folded = PLAIN.test(text) ? text.toUpperCase() : foldLetters(latinDigits(text));
  return folded.replace(THOUSANDS, '$1');
}

const foldLetters = (text: string) =>
  text
    .replace(SINGLE_QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .normalize('NFKD')
    .replace(DASHES, '-')
    .replace(MARKS, '')
    .toUpperCase()
    .replace(SINGLE_LETTERS, (letter) => LETTERS[letter] ?? letter);

/** The words of a search, folded, without the blanks between them; none where nothing was typed. */
export const searchWords = (typed: string): string[] => foldText(typed).split(/\s+/).filter(Boolean);

/** Whether a text, folded by `foldText`, holds every word of a search, in any order. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));
