import { FREE_DELIVERY_ABOVE_KSH, REPLY_WITHIN_HOURS } from '../limits';
import { formatKsh } from '../rules/money';

/** How soon the venue answers: "within 24 hours". */
export const REPLY_WITHIN = `within ${REPLY_WITHIN_HOURS} hours`;

/** The subtotal for free delivery: "above KSh 1,000", with a no-break space. */
export const FREE_DELIVERY_ABOVE = `above ${formatKsh(FREE_DELIVERY_ABOVE_KSH)}`;
