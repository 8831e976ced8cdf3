import { notify } from '@venue/shared/notify';

/** Opens the browser's print dialog. The browsers inside other apps have none: some throw, some do nothing. */
export function printPage() {
  try {
    window.print();
  } catch {
    notify.info('This browser can’t print', { text: 'Open the page in your phone’s own browser.' });
  }
}
