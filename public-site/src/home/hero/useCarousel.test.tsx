import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useCarousel } from './useCarousel';

let calm = false;
let hidden = false;

function start(count = 5) {
  return renderHook(() => useCarousel(count)).result;
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function showTab(shown: boolean) {
  hidden = !shown;
  act(() => document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  jest.useFakeTimers();
  calm = false;
  hidden = false;
  window.matchMedia = jest.fn().mockImplementation(() => ({
    get matches() {
      return calm;
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('the carousel shows each picture for five seconds', () => {
  const carousel = start();
  wait(4999);
  expect(carousel.current.index).toBe(0);
  wait(1);
  expect(carousel.current.index).toBe(1);
  wait(4999);
  expect(carousel.current.index).toBe(1);
  wait(1);
  expect(carousel.current.index).toBe(2);
});

it('the carousel gives a picture chosen by hand its full five seconds', () => {
  const carousel = start();
  wait(4000);
  act(() => carousel.current.next());
  wait(4999);
  expect(carousel.current.index).toBe(1);
  wait(1);
  expect(carousel.current.index).toBe(2);
});

it('the carousel stays held until both pointer and focus have left', () => {
  const carousel = start();
  act(() => carousel.current.hold('pointer', true));
  act(() => carousel.current.hold('focus', true));
  act(() => carousel.current.hold('pointer', false));
  wait(60_000);
  expect(carousel.current.index).toBe(0);
});

it('the carousel plays when Play is pressed, although pointer and focus are on the button', () => {
  const carousel = start();
  act(() => carousel.current.toggle());
  act(() => carousel.current.hold('pointer', true));
  act(() => carousel.current.hold('focus', true));
  act(() => carousel.current.toggle());
  wait(5000);
  expect(carousel.current.index).toBe(1);
});

it('the carousel waits while the tab is hidden', () => {
  const carousel = start();
  showTab(false);
  wait(60_000);
  expect(carousel.current.index).toBe(0);
  showTab(true);
  wait(5000);
  expect(carousel.current.index).toBe(1);
});

it('the carousel stands still from the start where reduced motion is asked for, until somebody presses Play', () => {
  calm = true;
  const carousel = start();
  expect(carousel.current.playing).toBe(false);
  wait(60_000);
  expect(carousel.current.index).toBe(0);
  act(() => carousel.current.toggle());
  wait(5000);
  expect(carousel.current.index).toBe(1);
});

it('the carousel always shows one of its pictures, whatever is pressed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.constantFrom('next', 'previous'), { maxLength: 30 }),
      (count, presses) => {
        const carousel = start(count);
        let expected = 0;
        for (const press of presses) {
          act(() => carousel.current[press]());
          expected += press === 'next' ? 1 : -1;
        }
        expect(carousel.current.index).toBe(((expected % count) + count) % count);
      },
    ),
    { numRuns: 40 },
  );
});
