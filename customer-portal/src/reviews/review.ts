import { RATING_MAX } from '@venue/shared/limits';
import type { FormErrors } from '@venue/shared/rules';
import type { FavoriteDish, Order, Review } from '@venue/shared/types';

/** A review while it is written; `rating` is 0 until a star is chosen. */
export type ReviewDraft = Omit<Review, 'id' | 'date'>;

export const EMPTY_DRAFT: ReviewDraft = { itemName: '', rating: 0, comment: '' };

/** What a review still lacks, in the form's own order. */
export function checkReview({ itemName, rating, comment }: ReviewDraft): FormErrors<ReviewDraft> {
  const isRated = Number.isInteger(rating) && rating >= 1 && rating <= RATING_MAX;
  return {
    ...(itemName.trim() === '' && { itemName: 'Enter what you had' }),
    ...(!isRated && { rating: `Choose from 1 to ${RATING_MAX} stars` }),
    ...(comment.trim() === '' && { comment: 'Write a few words about it' }),
  };
}

/** The latest first: by date, then last appended (decisions: dates and times in data). */
export function latestReviews(reviews: readonly Review[]): Review[] {
  return [...reviews].reverse().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
}

/** What somebody is likely to write about: their own dishes, the last ordered first. */
export function likelyItems(orders: readonly Order[], favorites: readonly FavoriteDish[]): string[] {
  const LATEST_ORDERS = 20;
  const ordered = orders.slice(-LATEST_ORDERS).reverse();
  const names = [...ordered.flatMap(({ items }) => items), ...favorites].map(({ name }) => name);
  return [...new Set(names)];
}
