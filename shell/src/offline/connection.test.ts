/** @jest-environment @venue/platform/testing/jestDom */
import { isOffline, onConnectionChange } from './connection';

const answers: ((isReached: boolean) => void)[] = [];
const probe = jest.fn(
  (_: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('late')));
      answers.push((isReached) => (isReached ? resolve(new Response()) : reject(new Error('away'))));
    }),
);
const onChange = jest.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
let end: () => void;

beforeEach(() => {
  window.fetch = probe as typeof fetch;
  end = onConnectionChange(onChange);
});
afterEach(() => end());

it('of two questions under way the later one counts, and each ends by itself', async () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('offline'));
  answers[1]?.(false);
  await settled();
  expect([isOffline(), onChange.mock.calls.length]).toEqual([true, 1]);
  answers[0]?.(true);
  await settled();
  expect([isOffline(), onChange.mock.calls.length]).toEqual([true, 1]);
  for (const [, { signal }] of probe.mock.calls) expect(signal).toBeInstanceOf(AbortSignal);
  window.dispatchEvent(new Event('online'));
  answers[2]?.(true);
  await settled();
  expect([isOffline(), onChange.mock.calls.length]).toEqual([false, 2]);
});
