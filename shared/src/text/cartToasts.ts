/** The toast for the first of a dish in the cart (requirements 8). */
export const addedToCart = (dish: string) => `${dish} added to cart!`;

/** The toast on the page of a dish (requirements 8). */
export const ADDED_TO_CART = 'Added to Cart';
