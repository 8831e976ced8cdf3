import { notify } from '@venue/shared/notify';

/** Opens the device's share sheet. Where there is none, copies the link. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  if ('share' in navigator) {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet, or it is still open.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copied');
  } catch {
    // The clipboard needs a permission and a secure address.
    notify.info('Copy this link', { text: url });
  }
}
