import type { CartLine } from '@venue/shared/types';
import { dishOfLine } from './todaysMenu';

/** How a cart filled some time ago differs from today's menu. The lines themselves stay as they are. */
export interface CartChanges {
  /** No longer on the menu. */
  gone: CartLine[];
  /** Sold at another price today, in KSh. */
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
