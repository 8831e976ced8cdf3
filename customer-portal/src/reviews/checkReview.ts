import { formErrors, isWholeNumber, missing, type FormErrors } from '@venue/shared/rules';
import { RATING_MAX } from '@venue/shared/limits';

/** The form with nothing typed; `rating` is '1' to '5' once a star is chosen (requirements 3, Forms). */
export const EMPTY_REVIEW = { itemName: '', rating: '', comment: '' };
export type ReviewForm = typeof EMPTY_REVIEW;

/** Review: dish, 1 to 5 stars and comment are required (requirements 3, Review). */
export function checkReview(form: ReviewForm): FormErrors<ReviewForm> {
  return formErrors({
    itemName: missing(form.itemName, 'Enter what you had'),
    rating: !isWholeNumber(form.rating, 1, RATING_MAX) && `Choose from 1 to ${RATING_MAX} stars`,
    comment: missing(form.comment, 'Write a few words about it'),
  });
}
