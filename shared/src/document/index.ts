export { documentShell } from './documentShell';
export type { EarlyInput, EarlyInputQueue, ElementPlace, KeptEarlyInput } from './earlyInput';
export { recordEarlyInput } from './recordEarlyInput';
