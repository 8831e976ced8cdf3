export { CodeDrawing } from './CodeDrawing';
export type { DrawnCode } from './drawCode';
