import type { Outcome } from '@venue/shared/graphql';
import { notify, type ToastAction } from '@venue/shared/notify';

/** A toast about a change that worked, and where it is kept. */
export function toastSaved(
  title: string,
  { saved }: Extract<Outcome<unknown>, { ok: true }>,
  { more, action }: { more?: string; action?: ToastAction } = {},
) {
  const text = saved === 'device' ? 'Kept on this device only.' : more;
  notify.success(title, { ...(text && { text }), ...(action && { action }) });
}
