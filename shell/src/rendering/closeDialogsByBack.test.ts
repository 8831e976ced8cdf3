/** @jest-environment @venue/platform/testing/jestDom */
import { openModal } from '@venue/shared/ui';
import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router-dom';
import { closeDialogsByBack } from './closeDialogsByBack';

const screens = ['/', '/menu', '/stalls'].map((path) => ({ path, element: null }));
let router: ReturnType<typeof createBrowserRouter> | null = null;
// Once for the page: its listeners are those of the window.
closeDialogsByBack(() => router);

/** No traversal is under way: jsdom does each of them in a later task. */
async function settle() {
  let quiet = 0;
  const noteEvent = () => void (quiet = 0);
  window.addEventListener('popstate', noteEvent);
  for (; quiet < 5; quiet += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  window.removeEventListener('popstate', noteEvent);
}
const at = () => router?.state.location.pathname;
const isOverlaid = () => Boolean((window.history.state as { isOverlaid?: true }).isOverlaid);
const press = () => window.dispatchEvent(new Event('pointerdown'));

/** A dialog as React renders it: it closes when it is told to. */
async function openDialog({ asks = false, byPerson = true } = {}) {
  if (byPerson) press();
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  const close = openModal(dialog);
  const onCancel = jest.fn(() => void (asks || close()));
  dialog.addEventListener('cancel', onCancel);
  await settle();
  return { dialog, close, onCancel };
}

async function back() {
  window.history.back();
  await settle();
}

beforeEach(async () => {
  router = createBrowserRouter(screens);
  await router.navigate('/');
  await router.navigate('/menu');
});

afterEach(async () => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  document.documentElement.removeAttribute('data-modal');
  await settle();
  router?.dispose();
});

it('Back closes the open dialog and stays on the page; the next one leaves it', async () => {
  const { dialog } = await openDialog();
  await back();
  expect(dialog.open).toBe(false);
  expect(at()).toBe('/menu');
  await back();
  expect(at()).toBe('/');
});

it('a dialog that closes by its cross leaves no entry that Back would have to pass', async () => {
  const { close } = await openDialog();
  expect(isOverlaid()).toBe(true);
  close();
  await waitFor(() => expect(isOverlaid()).toBe(false));
  expect(at()).toBe('/menu');
  await back();
  expect(at()).toBe('/');
});

it('a link in a dialog leads on, and Back returns to the page without it', async () => {
  const { close } = await openDialog();
  await router?.navigate('/stalls');
  close();
  await settle();
  expect(at()).toBe('/stalls');
  await back();
  expect(at()).toBe('/menu');
  await back();
  expect(at()).toBe('/');
});

it('whoever goes on in the moment in which a dialog closes is not taken back', async () => {
  const { close } = await openDialog();
  close();
  await new Promise((resolve) => setTimeout(resolve));
  await router?.navigate('/stalls');
  await settle();
  expect(at()).toBe('/stalls');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await back();
  expect(at()).toBe('/menu');
});

it('a link that closes its dialog leads on', async () => {
  const { close } = await openDialog();
  const navigation = router?.navigate('/stalls');
  close();
  await navigation;
  await settle();
  expect(at()).toBe('/stalls');
  await back();
  expect(at()).toBe('/menu');
});

it('a dialog that opens while the entry of another is being left has one of its own', async () => {
  const { close } = await openDialog();
  close();
  await new Promise((resolve) => setTimeout(resolve));
  const { dialog } = await openDialog();
  expect(isOverlaid()).toBe(true);
  await back();
  expect(dialog.open).toBe(false);
  expect(at()).toBe('/menu');
});

it('a dialog that asks first stays open at Back, as often as it is pressed', async () => {
  const { dialog, onCancel } = await openDialog({ asks: true });
  for (const times of [1, 2]) {
    await back();
    expect(onCancel).toHaveBeenCalledTimes(times);
    expect(dialog.open).toBe(true);
    expect(at()).toBe('/menu');
    expect(isOverlaid()).toBe(true);
  }
});

it('of two dialogs Back closes the upper one first', async () => {
  const lower = await openDialog();
  const upper = await openDialog();
  await back();
  expect([lower.dialog.open, upper.dialog.open]).toEqual([true, false]);
  await back();
  expect(lower.dialog.open).toBe(false);
  expect(at()).toBe('/menu');
});

it('Forward after a dialog was closed by Back shows the page, and Back leaves it', async () => {
  await openDialog();
  await back();
  window.history.forward();
  await settle();
  expect(at()).toBe('/menu');
  await back();
  expect(at()).toBe('/');
});

it('a dialog for which nobody has pressed anything has no entry of its own', async () => {
  const entries = window.history.length;
  await openDialog({ byPerson: false });
  expect(window.history.length).toBe(entries);
});

it('a dialog that belongs to its address has no entry of its own', async () => {
  press();
  await router?.navigate('/stalls');
  await openDialog({ byPerson: false });
  expect(isOverlaid()).toBe(false);
});
