export { fill } from './fill';
export { AMINA, line, MADAFU, MANDAZI, MUKIMO, order, request, visit } from './fixtures';
export { openRoutes, openScreen, type ScreenVisit } from './openScreen';
export { paint } from './paint';
export { pageOf, preparePage, storesOf, type Visit } from './preparePage';
export { setClock } from './setClock';
export { toasts } from './toasts';
