export { afterNextFrame } from './afterNextFrame';
export { savesData } from './connection';
export { saveFile } from './saveFile';
export { whenIdle } from './whenIdle';
