/** A saved dish. `category` is a hyphenated slug, `price` in KSh. */
export interface FavoriteDish {
  id: number;
  name: string;
  image: string;
  category: string;
  price: number;
}
