export { countText } from './countText';
export { FREE_DELIVERY_ABOVE, REPLY_WITHIN } from './promises';
export { foldText, holdsWords, searchWords } from './searchText';
