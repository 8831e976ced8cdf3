export { documentShell } from './documentShell';
export type { EarlyInput, EarlyInputQueue } from './earlyInput';
export { inlineScript } from './inlineScript';
export { recordEarlyInput } from './recordEarlyInput';
