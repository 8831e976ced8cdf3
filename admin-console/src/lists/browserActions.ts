/** Hands a text to the browser as a download. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8') {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const reloadPage = () => window.location.reload();
