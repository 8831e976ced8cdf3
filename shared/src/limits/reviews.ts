/** Best rating a review can give (requirements 3, Review). */
export const RATING_MAX = 5;
