import type { Refusal } from '@venue/shared/forms';

/** Checked before missing fields (spec 5; decisions: empty /cartpage). */
export const CART_IS_EMPTY: Refusal = {
  title: 'Cart is empty',
  text: 'Add some items to your cart first.',
};
