import type { Typed } from './typed';

/** A customer's review. `rating` is 1 to 5, `date` YYYY-MM-DD. */
export interface Review {
  id: string;
  itemName: Typed;
  rating: number;
  date: string;
  comment: Typed;
}
