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
