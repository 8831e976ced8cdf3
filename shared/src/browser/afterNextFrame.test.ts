/** @jest-environment @venue/platform/testing/jestDom */
import { afterNextFrame } from './afterNextFrame';

let paint: FrameRequestCallback | undefined;
const callback = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  paint = undefined;
  callback.mockReset();
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    paint = frame;
    return 1;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    paint = undefined;
  });
});
afterEach(() => jest.useRealTimers());

it('what waits for a frame comes once, after the frame has been painted', () => {
  afterNextFrame(callback);
  paint?.(0);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(0);
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

it('in a tab that draws no frames it comes all the same', () => {
  afterNextFrame(callback);
  jest.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

it.each([false, true])('cancelled, it never comes (after the frame: %p)', (isDrawn) => {
  const cancel = afterNextFrame(callback);
  if (isDrawn) paint?.(0);
  cancel();
  paint?.(0);
  jest.advanceTimersByTime(1000);
  expect(callback).not.toHaveBeenCalled();
});
