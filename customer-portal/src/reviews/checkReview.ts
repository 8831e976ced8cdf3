import { formErrors, isWholeNumber, missing, type FormErrors } from '@venue/shared/rules';
import { RATING_MAX } from '@venue/shared/limits';

/** The text of the form by control (requirements 3, Forms). */
export interface ReviewForm {
  itemName: string;
  /** '1' to '5'; empty until a star is chosen. */
  rating: string;
  comment: string;
}

/** Review: dish, 1 to 5 stars and comment are required (requirements 3, Review). */
export function checkReview(form: ReviewForm): FormErrors<ReviewForm> {
  return formErrors({
    itemName: missing(form.itemName, 'Enter what you had'),
    rating: !isWholeNumber(form.rating, 1, RATING_MAX) && `Choose from 1 to ${RATING_MAX} stars`,
    comment: missing(form.comment, 'Write a few words about it'),
  });
}
