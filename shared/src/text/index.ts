export { countText } from './countText';
export { FREE_DELIVERY_ABOVE, REPLY_WITHIN } from './promises';
