/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { openModal } from './openModal';

function addDialog() {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  return dialog;
}
const isPageMarked = () => document.documentElement.hasAttribute('data-modal');

afterEach(() => document.body.replaceChildren());

it('the page is marked until the last of its dialogs is closed', () => {
  const [first, question] = [addDialog(), addDialog()];
  const closeFirst = openModal(first);
  expect(isPageMarked()).toBe(true);
  const closeQuestion = openModal(question);
  closeQuestion();
  expect(question.open).toBe(false);
  expect(isPageMarked()).toBe(true);
  closeFirst();
  expect(first.open).toBe(false);
  expect(isPageMarked()).toBe(false);
});

it('a dialog that left the page with a navigation leaves no mark', () => {
  const dialog = addDialog();
  const close = openModal(dialog);
  dialog.remove();
  close();
  expect(isPageMarked()).toBe(false);
});

it('the focus returns to the element that had it', () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const dialog = addDialog();
  const close = openModal(dialog);
  dialog.tabIndex = -1;
  dialog.focus();
  close();
  expect(button).toHaveFocus();
});

it.each([
  ['left with a navigation', (dialog: HTMLDialogElement) => dialog.remove()],
  ['was closed by the browser', (dialog: HTMLDialogElement) => dialog.close()],
])('the page stays marked when one of its dialogs %s and another is open', (_, go) => {
  const [gone, question] = [addDialog(), addDialog()];
  const closeGone = openModal(gone);
  const closeQuestion = openModal(question);
  go(gone);
  closeGone();
  expect(isPageMarked()).toBe(true);
  closeQuestion();
  expect(isPageMarked()).toBe(false);
});

it('the page is marked before the dialog opens, and unmarked before it closes: its styles are computed once', () => {
  const dialog = addDialog();
  const marked: boolean[] = [];
  jest.spyOn(dialog, 'showModal').mockImplementation(() => {
    dialog.open = true;
    marked.push(isPageMarked());
  });
  jest.spyOn(dialog, 'close').mockImplementation(() => {
    dialog.open = false;
    marked.push(isPageMarked());
  });
  openModal(dialog)();
  expect(marked).toEqual([true, false]);
});
