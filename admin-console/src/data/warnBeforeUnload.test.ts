/** @jest-environment @venue/platform/testing/jestDom */
import { fireEvent } from '@testing-library/react';
import { warnBeforeUnload } from './warnBeforeUnload';

const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

it.each([
  ['tel:+254700000101', false],
  ['mailto:amina@example.com', false],
  ['sms:+254700000101', false],
  ['https://maps.example', true],
])('a link to %s asks before the page with unsaved changes is left: %s', (href, asks) => {
  jest.useFakeTimers();
  document.body.innerHTML = `<a href="${href}"><span>Call</span></a>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  const stop = warnBeforeUnload();
  expect(isAsked()).toBe(true);
  document.querySelector('span')?.click();
  expect(isAsked()).toBe(asks);
  jest.advanceTimersByTime(1001);
  expect(isAsked()).toBe(true);
  stop();
  expect(isAsked()).toBe(false);
});
