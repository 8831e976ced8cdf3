/** How long the file's object URL stays valid. Some browsers read the file only after the click has ended. */
const REVOKE_AFTER_MS = 60_000;

/** Lets the browser save a text as a file. Nothing leaves the device. */
export function saveFile(fileName: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
