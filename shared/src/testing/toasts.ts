import { connectToasts, type Toast } from '@venue/shared/notify';

/** Every toast since the last screen was opened. */
export const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
