export { afterNextFrame } from './afterNextFrame';
export { savesData } from './connection';
export { printPage } from './printPage';
export { saveFile } from './saveFile';
export { whenIdle } from './whenIdle';
