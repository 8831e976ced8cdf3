export { afterNextFrame } from './afterNextFrame';
export { savesData } from './connection';
export { printPage } from './printPage';
export { NO_FILES, saveFile } from './saveFile';
export { venueNow } from './venueNow';
export { whenIdle } from './whenIdle';
