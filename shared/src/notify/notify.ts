export type ToastTone = 'success' | 'error' | 'info';

/** Something to press in a toast. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/** What a toast says: a title, an optional line below it, an optional action such as Undo. */
export interface Toast {
  title: string;
  text?: string;
  tone: ToastTone;
  action?: ToastAction;
  /** Goes away as soon as something succeeds: a refusal that no longer holds. */
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

/** The only way to a toast. Nothing of the toast library is loaded before the first one. */
export const notify = {
  success: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'success' }),
  /** The catalogue's "destructive" toasts. */
  error: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'error' }),
  info: (title: string, extra?: Extra) => send({ title, ...extra, tone: 'info' }),
};

/** The host says here how the toast library is loaded; called at most once a page, on the first toast. */
export function onFirstToast(load: () => void) {
  let isLoading = false;
  loadOnce = () => {
    if (isLoading) return;
    isLoading = true;
    load();
  };
  if (waiting.length > 0) loadOnce();
}

/** The loaded toast library takes over, starting with what has been waiting. */
export function connectToasts(sink: (toast: Toast) => void) {
  show = sink;
  waiting.splice(0).forEach(sink);
}
