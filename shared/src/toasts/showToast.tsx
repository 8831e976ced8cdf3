import type { Toast } from '@venue/shared/notify';
import { toast, type Id } from 'react-toastify/unstyled';
import { TimedToast } from './TimedToast';
import { ToastMessage } from './ToastMessage';

/** How many toasts show at a time. A tall screen keeps more, since each may have an Undo. */
const maxToasts = () => (window.innerHeight >= 800 ? 5 : 3);
const CLOSE_AFTER_MS = 5000;
/** Longer, for errors and for toasts with an action. */
const CLOSE_LATER_MS = 10_000;

const shown: { id: Id; content: string; untilSuccess: boolean }[] = [];

/**
 * Shows a toast. One with the same text replaces the earlier one, so that it is announced again without being shown
 * twice.
 */
export function showToast(message: Toast) {
  const { title, text, tone, action, untilSuccess = false } = message;
  const content = [tone, title, text].join('\n');
  const same = shown.find((earlier) => earlier.content === content);
  if (same) toast.dismiss(same.id);
  else if (shown.length >= maxToasts()) toast.dismiss(shown[0]?.id);

  if (tone === 'success') for (const earlier of shown) if (earlier.untilSuccess) toast.dismiss(earlier.id);

  const closeAfterMs = tone === 'error' || action ? CLOSE_LATER_MS : CLOSE_AFTER_MS;
  const id: Id = toast(
    ({ closeToast, isPaused }) => (
      <TimedToast ms={closeAfterMs} isPaused={isPaused} onClose={closeToast}>
        <ToastMessage message={message} onDone={() => closeToast(true)} />
      </TimedToast>
    ),
    {
      type: tone,
      role: tone === 'error' ? 'alert' : 'status',
      autoClose: closeAfterMs,
      onClose: () => {
        const index = shown.findIndex((entry) => entry.id === id);
        if (index >= 0) shown.splice(index, 1);
      },
    },
  );
  shown.push({ id, content, untilSuccess });
}
