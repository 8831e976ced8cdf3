/** Average rating out of 5 (requirements 9, Currency and display). */
export const AVERAGE_RATING = 4.8;
/** Best rating a review can give (requirements 3, Review). */
export const RATING_MAX = 5;
/** Number of reviews behind the average, as printed (requirements 9, Currency and display). */
export const REVIEW_COUNT = '150+';
