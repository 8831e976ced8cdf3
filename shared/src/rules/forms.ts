import { keysOf } from '../types/keysOf';

/** Error messages by field, in the order of the form; empty when there are none. */
export type FormErrors<Form> = Partial<Record<keyof Form, string>>;

/** What is wrong with a field and how to correct it; false where nothing is. */
export type FieldProblem = string | false;

/** The errors of a form, from what is wrong with each of its fields. */
export function formErrors<Field extends string>(
  checks: Record<Field, FieldProblem>,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of keysOf(checks)) {
    const problem: FieldProblem = checks[field];
    if (problem) found[field] = problem;
  }
  return found;
}

/** Spaces, control characters, and the characters of Unicode that nobody sees: zero-width ones, fillers, a blank Braille cell, what dictation leaves. */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/gu;

/** Whether a text has nothing that can be seen, as a name or a phone number must. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** The message where nothing was entered that can be seen. */
export function missing(text: string, message: string): FieldProblem {
  return isBlank(text) && message;
}

/** Whether a text looks like an e-mail address: some characters, an @, and a host with a dot. */
export function isEmail(text: string): boolean {
  return /^[^\s@<>,:;]+@[^\s@.<>,:;]+(\.[^\s@.<>,:;]+)+$/.test(text.trim());
}

/** A required e-mail address. */
export function emailProblem(email: string): FieldProblem {
  return (
    missing(email, 'Enter your e-mail address') ||
    (!isEmail(email) && 'Enter an e-mail address like name@example.com')
  );
}

/** Whether a text is a whole number within limits, typed in digits. */
export function isWholeNumber(text: string, min: number, max = Infinity): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}

/** A required whole number, typed in digits. */
export function wholeNumberProblem(text: string, min: number, max = Infinity): FieldProblem {
  const limits = max === Infinity ? `, ${min} or more` : ` from ${min} to ${max}`;
  return !isWholeNumber(text, min, max) && `Enter a whole number${limits}`;
}

/** A required name. */
export function nameProblem(name: string): FieldProblem {
  return missing(name, 'Enter your name');
}

/** A required phone number, in any format. */
export function phoneProblem(phone: string): FieldProblem {
  return missing(phone, 'Enter your phone number');
}

/** The three fields with which most forms ask who somebody is. */
export function personProblems(form: Record<'name' | 'email' | 'phone', string>) {
  return {
    name: nameProblem(form.name),
    email: emailProblem(form.email),
    phone: phoneProblem(form.phone),
  };
}
