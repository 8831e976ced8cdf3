import { connectToasts } from '@venue/shared/notify';
import { createRoot } from 'react-dom/client';
import { TOASTS_ID } from '../ui/hooks/topmostModal';
import { showToast } from './showToast';
import { Toaster } from './Toaster';

/** Adds the toasts to the end of the page, or of an open dialog, and connects them to `notify`. The host calls it once. */
export function mountToasts() {
  const place = document.createElement('div');
  place.id = TOASTS_ID;
  document.body.append(place);
  createRoot(place).render(<Toaster />);
  connectToasts(showToast);
}
