/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { act, renderHook } from '@testing-library/react';
import type { FailureReason } from '../remotes/RemoteError';
import { useRetryByItself } from './useRetryByItself';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function failing(reason: FailureReason) {
  const retry = jest.fn();
  const { rerender } = renderHook(({ busy }) => useRetryByItself(reason, busy, retry), {
    initialProps: { busy: false },
  });
  /** The try that is under way fails as well. */
  const failAgain = () => {
    rerender({ busy: true });
    rerender({ busy: false });
  };
  return { retry, failAgain };
}

describe('trying again by itself', () => {
  it('the pauses double from 1 to 15 s', () => {
    const { retry, failAgain } = failing('unreachable');
    for (const [pause, tries] of [
      [1000, 1],
      [2000, 2],
      [4000, 3],
      [8000, 4],
      [15_000, 5],
      [15_000, 6],
    ] as const) {
      wait(pause - 1);
      expect(retry).toHaveBeenCalledTimes(tries - 1);
      wait(1);
      expect(retry).toHaveBeenCalledTimes(tries);
      failAgain();
    }
  });

  it('an offline device waits for the network', () => {
    const { retry } = failing('offline');
    wait(3_600_000);
    expect(retry).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each(['broken', 'refused'] as const)('what is %s waits for the visitor', (reason) => {
    const { retry } = failing(reason);
    wait(3_600_000);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).not.toHaveBeenCalled();
  });
});
