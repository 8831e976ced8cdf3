/** @jest-environment @venue/platform/testing/jestDom */
import { reportSilentFault } from './reportHealth';
import { followSilentFaults } from './followSilentFaults';

jest.mock('./reportHealth', () => ({ reportSilentFault: jest.fn() }));
jest.mock('./followHealth', () => ({ shownRelease: () => ({ remote: 'public_site', version: '1.0.0' }) }));

const kinds = () => jest.mocked(reportSilentFault).mock.calls.map(([, , kind]) => kind);
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(performance, { getEntriesByType: () => [] });
  jest.mocked(reportSilentFault).mockClear();
  document.body.innerHTML =
    '<form><input><button type="submit">Send</button></form><button id="b">Press</button><p></p>';
  end = followSilentFaults();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});
const button = () => document.querySelector('#b') as HTMLButtonElement;

it('a handler that throws is counted, that of an extension is not', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: `${window.location.origin}/main.js` }));
  window.dispatchEvent(new ErrorEvent('error', { filename: 'moz-extension://1/content.js' }));
  window.dispatchEvent(new ErrorEvent('error', { filename: '' }));
  expect(kinds()).toEqual(['handler']);
});

it('a promise whose failure nobody catches is counted where it is ours', () => {
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(Object.assign(new Error('x'), { stack: `Error: x at ${window.location.origin}/main.js:1` }));
  reject(Object.assign(new Error('x'), { stack: 'Error: x at chrome-extension://1/a.js:1' }));
  reject('words');
  expect(kinds()).toEqual(['rejection']);
});

it('a press without effect is counted after two seconds, one with an effect is not', async () => {
  button().click();
  await jest.advanceTimersByTimeAsync(1900);
  expect(kinds()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(kinds()).toEqual(['press']);
  for (const effect of [
    () => document.querySelector('p')?.append('more'),
    () => button().setAttribute('aria-pressed', 'true'),
    () => document.querySelector('input')?.focus(),
    () => window.history.pushState(null, '', '?two'),
  ]) {
    button().click();
    effect();
    await jest.advanceTimersByTimeAsync(2100);
  }
  expect(kinds()).toEqual(['press']);
});

it('a button of the browser’s own and a press before leaving are not counted', async () => {
  (document.querySelector('[type=submit]') as HTMLButtonElement).click();
  button().click();
  end();
  await jest.advanceTimersByTimeAsync(2100);
  expect(kinds()).toEqual([]);
});

it('a form that was begun and not sent is counted when the page is left', () => {
  const type = () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  type();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  window.dispatchEvent(new Event('pagehide'));
  expect(kinds()).toEqual([]);
  type();
  window.dispatchEvent(new Event('pagehide'));
  expect(kinds()).toEqual(['form']);
});
