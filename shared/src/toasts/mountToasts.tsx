import { connectToasts } from '@venue/shared/notify';
import { createRoot } from 'react-dom/client';
import { TOASTS_ID } from '../ui/hooks/topmostModal';
import { showToast } from './showToast';
import { Toaster } from './Toaster';

/** Adds the toasts to the end of the page, or of an open dialog, and connects them to `notify`. The host calls it once. */
export function mountToasts() {
  const container = document.createElement('div');
  container.id = TOASTS_ID;
  document.body.append(container);
  createRoot(container).render(<Toaster />);
  connectToasts(showToast);
}
