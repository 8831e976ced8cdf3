import { useState, type FormEvent } from 'react';
import { dateProblem } from '../../../rules/dateLimits';

const UNREADABLE: Partial<Record<string, string>> = {
  date: 'This is not a whole date, so it counts as blank. Fill in day, month and year.',
  time: 'This is not a whole time, so it counts as blank. Fill in hours and minutes.',
  number: 'This is not a number, so it counts as blank. Use digits, like 1500.',
};

/** In the visitor's words: what the browser can't read, and a date that is missing or beyond the limits of its field. */
function problemOf({ type, value, min, max, validity }: HTMLInputElement): string | undefined {
  if (validity.badInput) return UNREADABLE[type];
  return (type === 'date' && dateProblem(value, { min, max })) || undefined;
}

/**
 * What the browser finds wrong with the control inside, from its check (a submit, `checkValidity`) until somebody types
 * again. Spread `listeners` on an element around the control.
 * @param shown The value that the page writes into the control, if it does: with another one the problem is gone.
 */
export function useInputProblem(shown?: string) {
  const [found, setFound] = useState<{ problem: string | undefined; shown: string | undefined }>();
  const listeners = {
    // The event does not bubble.
    onInvalidCapture: ({ target }: FormEvent) =>
      setFound(target instanceof HTMLInputElement ? { problem: problemOf(target), shown } : undefined),
    onInput: () => setFound(undefined),
  };
  return { problem: found?.shown === shown ? found?.problem : undefined, listeners };
}
