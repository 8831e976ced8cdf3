import { dictionary } from '@zxcvbn-ts/language-common';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;
const COMMON = 3000;

/** The commonest passwords of those long enough to be chosen here. */
const commonest = new Set(
  dictionary.passwords.filter((password) => String(password).length >= MIN_LENGTH).slice(0, COMMON),
);

/** Why a password can't be chosen, in words for the person; false when it can. */
export function passwordProblem(password: string, email: string): string | false {
  if ([...password].length < MIN_LENGTH) return `Choose a password of at least ${MIN_LENGTH} characters.`;
  if (password.length > MAX_LENGTH) return `Choose a password of at most ${MAX_LENGTH} characters.`;
  const lower = password.toLowerCase();
  if (commonest.has(lower)) return 'This password is one of the most used ones. Choose another.';
  return lower === email.toLowerCase() && 'Choose a password other than the e-mail address.';
}
