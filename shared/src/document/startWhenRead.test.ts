/** @jest-environment @venue/platform/testing/jestDom */
import { APPLICATION_ID, startWhenRead } from './startWhenRead';

const started = () => document.head.querySelector('meta[name=started]') !== null;

const frames = (count: number) => {
  for (let frame = 0; frame < count; frame += 1) jest.advanceTimersToNextFrame();
};

let idle: (() => void)[] = [];

function setConnection(connection?: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function setReadyState(state: DocumentReadyState) {
  Object.defineProperty(document, 'readyState', { value: state, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  idle = [];
  window.requestIdleCallback = (run: IdleRequestCallback) => idle.push(run as () => void);
  setConnection();
  setReadyState('loading');
  document.head.innerHTML = `<template id="${APPLICATION_ID}"><meta name="started"></template>`;
  document.body.innerHTML = '<button>Add to Cart</button>';
});

afterEach(() => {
  // Ends what a page still waits for.
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('load'));
  jest.useRealTimers();
});

it('the application starts when the browser is idle after the page has loaded and was painted', () => {
  startWhenRead();
  window.dispatchEvent(new Event('load'));
  frames(1);
  expect(idle).toHaveLength(0);
  frames(1);
  expect(started()).toBe(false);
  idle.forEach((run) => run());
  expect(started()).toBe(true);
});

it('the scripts of the application run in their order', () => {
  document.head.innerHTML = `<template id="${APPLICATION_ID}"><script src="a.js"></script><script src="b.js"></script></template>`;
  startWhenRead();
  window.dispatchEvent(new Event('keydown'));
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['a.js', 'b.js']);
  expect(scripts.map((script) => script.async)).toEqual([false, false]);
});

it('the application starts in a page that has loaded before', () => {
  setReadyState('complete');
  startWhenRead();
  frames(2);
  idle.forEach((run) => run());
  expect(started()).toBe(true);
});

it.each(['pointerdown', 'keydown', 'focusin'])('the application starts at once at the first %s', (type) => {
  startWhenRead();
  expect(started()).toBe(false);
  document.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true }));
  expect(started()).toBe(true);
});

it('the application starts once, whatever happens', () => {
  startWhenRead();
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('load'));
  frames(2);
  idle.forEach((run) => run());
  jest.advanceTimersByTime(10_000);
  expect(document.querySelectorAll('meta[name=started]')).toHaveLength(1);
});

it('the application starts after four seconds although a picture never arrives', () => {
  startWhenRead();
  jest.advanceTimersByTime(3999);
  expect(started()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(started()).toBe(true);
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'the application waits for the visitor with %j',
  (connection) => {
    setConnection(connection);
    startWhenRead();
    window.dispatchEvent(new Event('load'));
    frames(2);
    idle.forEach((run) => run());
    jest.advanceTimersByTime(60_000);
    expect(started()).toBe(false);
    window.dispatchEvent(new Event('pointerdown'));
    expect(started()).toBe(true);
  },
);

it('a page that starts by itself has nothing to wait for', () => {
  document.head.innerHTML = '';
  startWhenRead();
  expect(() => window.dispatchEvent(new Event('keydown'))).not.toThrow();
});
