import { isInAppBrowser } from './inAppBrowser';

/** How long the file's object URL stays valid. Some browsers read the file only after the click has ended. */
const REVOKE_AFTER_MS = 60_000;

/** What is said where a file has no other way to the visitor. */
export const NO_FILES = {
  title: 'This browser saves no files',
  text: 'Open the page in Chrome, Safari or Firefox, and try again there.',
};

/**
 * Lets the browser save a text as a file. Nothing leaves the device.
 * @returns False where the browser saves no files; the caller then offers something else.
 */
export function saveFile(fileName: string, text: string, type: string): boolean {
  if (isInAppBrowser()) return false;
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  return true;
}
