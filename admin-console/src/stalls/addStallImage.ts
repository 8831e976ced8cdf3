import { imageAlt, nextNumber } from '@venue/shared/rules';
import type { StallImage } from '@venue/shared/types';

/**
 * A gallery with a picture added. Its id is the next number, its alt text comes from the URL (requirements 5, Admin
 * stalls).
 */
export function addStallImage(images: readonly StallImage[], url: string): StallImage[] {
  return [...images, { id: String(nextNumber(images)), url, alt: imageAlt(url) }];
}
