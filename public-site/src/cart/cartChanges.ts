import type { CartLine } from '@venue/shared/types';
import { dishOfLine } from './todaysMenu';

/** The differences between a cart and today's menu. The lines themselves are not changed. */
export interface CartChanges {
  /** Lines whose dish is no longer on the menu. */
  gone: CartLine[];
  /** Lines whose dish has another price today, in KSh. */
  repriced: { line: CartLine; today: number }[];
}

export function cartChanges(lines: readonly CartLine[]): CartChanges {
  const gone = lines.filter((line) => !dishOfLine(line));
  const repriced = lines.flatMap((line) => {
    const today = dishOfLine(line)?.price ?? line.price;
    return today === line.price ? [] : [{ line, today }];
  });
  return { gone, repriced };
}
