export { savesData } from './connection';
export { saveFile } from './saveFile';
