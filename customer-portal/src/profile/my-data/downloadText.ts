/** Lets the browser save a text as a file. */
export function downloadText(fileName: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers read the file only after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
