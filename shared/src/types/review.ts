/** A customer's review. `rating` is 1 to 5, `date` YYYY-MM-DD. */
export interface Review {
  id: string;
  itemName: string;
  rating: number;
  date: string;
  comment: string;
}
