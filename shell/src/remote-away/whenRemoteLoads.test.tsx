import { toasts } from '@venue/shared/testing';
import { act, screen } from '@testing-library/react';
import { RemoteError } from '../remotes/RemoteError';
import { whenRemoteLoads } from './whenRemoteLoads';

const failure = () =>
  new RemoteError(
    { remote: 'public_site', version: null, phase: 'entry', reason: 'unreachable' },
    new Error('no answer'),
  );

/** A router whose remote fails for some tries more. */
function routerThatFails(tries: number) {
  let left = tries;
  const state = { errors: tries > 0 ? { boundary: failure() } : null };
  return {
    state,
    navigate: jest.fn(async () => {
      left -= 1;
      state.errors = left > 0 ? { boundary: failure() } : null;
    }),
  };
}

const wait = (router: ReturnType<typeof routerThatFails>) =>
  whenRemoteLoads(router as unknown as Parameters<typeof whenRemoteLoads>[0]);
const message = () => screen.queryByRole('alert');

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"><main id="main"><h1>Contact</h1></main></div>';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.__INSTANT__;
});

it('a page whose remote is there does not wait', async () => {
  await wait(routerThatFails(0));
  expect(message()).toBeNull();
});

it('a page whose remote is away stays as it is under a message, and asks again with ever longer pauses', async () => {
  const before = document.getElementById('root')?.innerHTML;
  const router = routerThatFails(2);
  const done = jest.fn();
  const waiting = wait(router).then(done);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(message()).toHaveTextContent('not ready yet');
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('cause=unreachable'));
  expect(document.getElementById('root')?.innerHTML).toBe(before);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(router.navigate).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(router.navigate).toHaveBeenCalledTimes(1);
  expect(done).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await waiting;
  expect(router.navigate).toHaveBeenCalledTimes(2);
  expect(message()).toBeNull();
  expect(document.body.querySelectorAll(':scope > div')).toHaveLength(1);
});

it('what is pressed while the remote is away is answered by a message', async () => {
  const refuseBy = jest.fn<undefined, [refuse?: () => void]>();
  window.__INSTANT__ = { refuseBy } as unknown as Window['__INSTANT__'];
  const waiting = wait(routerThatFails(1));
  await act(() => jest.advanceTimersByTimeAsync(0));
  toasts.splice(0);
  refuseBy.mock.calls[0]?.[0]?.();
  expect(toasts).toMatchObject([{ title: 'That did not get through' }]);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waiting;
  expect(refuseBy).toHaveBeenLastCalledWith(undefined);
});
