export { countText } from './countText';
export { ADDED_TO_CART, addedToCart } from './cartToasts';
export { FREE_DELIVERY_ABOVE, REPLY_WITHIN } from './promises';
export { foldText, holdsWords, searchWords } from './searchText';
