export { AMINA, line, order } from './fixtures';
export { openRoutes, openScreen, type ScreenVisit } from './openScreen';
export { pageOf, preparePage, storesOf, type Visit } from './preparePage';
export { toasts } from './toasts';
