import userEvent from '@testing-library/user-event';

/** For tests: appends a text to a field by pasting it, which is faster than typing. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
