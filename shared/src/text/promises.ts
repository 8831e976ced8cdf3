import { REPLY_WITHIN_HOURS } from '../limits';

/** How soon the venue answers: "within 24 hours". */
export const REPLY_WITHIN = `within ${REPLY_WITHIN_HOURS} hours`;
