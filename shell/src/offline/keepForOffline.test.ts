/** @jest-environment @venue/platform/testing/jestDom */
import { createUserStore } from '@venue/shared/stores';
import { createPagePolicy } from '@venue/shared/trusted-types';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { keepForOffline } from './keepForOffline';

const [{ user: customer }] = TEST_ACCOUNTS;
const postMessage = jest.fn();
let register: jest.Mock;
let registration: { active: { postMessage: jest.Mock } };

const store = () => createUserStore();

function define(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  createPagePolicy();
  postMessage.mockClear();
  register = jest.fn(async () => undefined);
  window.__VENUE__ = { offline: true };
  registration = { active: { postMessage } };
  define(navigator, 'serviceWorker', { register, ready: Promise.resolve(registration) });
  define(navigator, 'connection', undefined);
});
afterEach(() => jest.useRealTimers());

const idle = () => jest.runAllTimersAsync();

it('a copy is kept from an idle moment on, four seconds after the start', async () => {
  keepForOffline(store());
  await jest.advanceTimersByTimeAsync(3999);
  expect(register).not.toHaveBeenCalled();
  await idle();
  expect(register).toHaveBeenCalledWith('http://localhost/service-worker.js', { updateViaCache: 'none' });
});

it.each([
  ['where the registry forbids it', () => (window.__VENUE__ = { offline: false })],
  ['for a visitor who saves data', () => define(navigator, 'connection', { saveData: true })],
])('no copy is kept %s', async (_, set) => {
  set();
  keepForOffline(store());
  await idle();
  expect(register).not.toHaveBeenCalled();
});

it('a browser that refuses is no error', async () => {
  register.mockRejectedValue(new Error('The quota has been exceeded.'));
  keepForOffline(store());
  await idle();
  expect(postMessage).not.toHaveBeenCalled();
});

it('the files of a customer are kept from sign-in to sign-out, by the worker that is active then', async () => {
  const users = store();
  keepForOffline(users);
  await idle();
  users.setState({ user: customer });
  users.setState({ orders: [] });
  const next = jest.fn();
  registration.active = { postMessage: next };
  users.setState({ user: null });
  expect(next.mock.calls.flat()).toEqual(['drop customer files']);
  expect(postMessage.mock.calls.flat()).toEqual(['drop customer files', 'keep customer files']);
});
