import userEvent from '@testing-library/user-event';

/** For tests: puts a text behind what stands in a field, at one stroke. */
export async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
