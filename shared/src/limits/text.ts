/** Most characters of what visitors type, so that it fits into a link to WhatsApp (decisions, Limits on text). */
export const NAME_MAX = 100;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 40;
export const LINE_MAX = 200;
export const TEXT_MAX = 1000;
/** What is said of today, closing included (`platform/content/today.mjs`). */
export { TODAY_LINE_MAX } from '../generated/limits';
