/** Hands a calendar file to the browser, which saves it or opens the calendar; nothing leaves the device. */
export function downloadCalendar(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.ics`;
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers read the file only after the press has ended
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
