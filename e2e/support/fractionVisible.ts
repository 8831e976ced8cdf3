import type { Locator } from '@playwright/test';

/** The part of an element's area that can be seen: 0 to 1. */
export const fractionVisible = (element: Locator) =>
  element.evaluate(
    (seen) =>
      new Promise<number>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0)).observe(seen),
      ),
  );
