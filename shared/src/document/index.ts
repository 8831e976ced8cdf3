export { documentShell } from './documentShell';
export type { EarlyInput, EarlyInputQueue } from './earlyInput';
export { recordEarlyInput } from './recordEarlyInput';
