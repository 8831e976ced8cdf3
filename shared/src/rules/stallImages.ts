import type { StallImage } from '../types';
import { nextNumber } from './ids';

/**
 * A gallery with a picture added. Its id is the next number, its alt text comes from the URL (requirements 5, Admin
 * stalls).
 */
export function addStallImage(images: readonly StallImage[], url: string): StallImage[] {
  return [...images, { id: String(nextNumber(images)), url, alt: imageAlt(url) }];
}

/** Alt text of a picture added by URL: the last path segment, or "Stall image" (requirements 5, Admin stalls). */
export function imageAlt(url: string): string {
  const [path = ''] = url
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
    .split(/[?#]/);
  return path.split('/').at(-1) || 'Stall image';
}
