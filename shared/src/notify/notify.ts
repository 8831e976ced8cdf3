// decisions, Toast title and text
export type ToastTone = 'success' | 'error' | 'info';

/** A button in a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** The content of a toast: a title, an optional line below it, an optional action such as Undo. */
export interface Toast {
  title: string;
  text?: string;
  tone: ToastTone;
  action?: ToastAction;
  /** Dismissed as soon as something succeeds, as for an error that no longer holds. */
  untilSuccess?: boolean;
}

let show: ((toast: Toast) => void) | null = null;
let loadOnce: (() => void) | null = null;
const waiting: Toast[] = [];

function send(toast: Toast) {
  if (show) show(toast);
  else {
    waiting.push(toast);
    loadOnce?.();
  }
}

type Extra = Pick<Toast, 'text' | 'action' | 'untilSuccess'>;

/** The only way to show a toast. The toast library is not loaded before the first one. */
export const notify = {
  success: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'success' }),
  /** The "destructive" toasts of requirements 8. */
  error: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'error' }),
  info: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'info' }),
};

/**
 * Registers how the host loads the toast library. `load` is called on the first toast, and if it fails again on the next
 * one: what waits is shown then.
 */
export function onFirstToast(load: () => Promise<void>) {
  let isLoading = false;
  loadOnce = () => {
    if (isLoading) return;
    isLoading = true;
    load().catch(() => {
      isLoading = false;
    });
  };
  if (waiting.length > 0) loadOnce();
}

/** Connects the loaded toast library, which first shows the toasts that were waiting for it. */
export function connectToasts(sink: (toast: Toast) => void) {
  show = sink;
  waiting.splice(0).forEach(sink);
}
