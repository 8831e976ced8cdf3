export { AMINA, line, order } from './fixtures';
export { preparePage, storesOf, type Visit } from './preparePage';
export { toasts } from './toasts';
