export { badgeText } from './badgeText';
export { countText } from './countText';
export { ADDED_TO_CART, addedToCart } from './cartToasts';
export { isolated } from './isolated';
export { REPLY_WITHIN } from './promises';
export { requestText, type RequestDetail } from './requestText';
export { foldText, holdsWords, searchWords } from './searchText';
export { latinDigits, LINE_ENDS } from './typedSigns';
