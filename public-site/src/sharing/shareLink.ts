import { notify } from '@venue/shared/notify';

/** Opens the device's own way of sharing; where there is none, the link is copied. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // whoever closes the sheet has decided
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied');
  } catch {
    // no permission, or no clipboard on an insecure address
    notify.info('Copy this link', { text: url });
  }
}
