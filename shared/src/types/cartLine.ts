/** One dish in the cart. Prices in KSh, preparation in minutes. */
export interface CartLine {
  id: number;
  name: string;
  price: number;
  quantity: number;
  image?: string;
  category?: string;
  prepMinutes?: number;
}
