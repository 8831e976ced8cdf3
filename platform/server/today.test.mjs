import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { todayFile } from '../content/today.mjs';
import { createApp } from './listen.mjs';
import { todayRoute } from './today.mjs';

let folder;
let app;
const api = jest.fn();
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-29T09:00:00Z'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
  });
  globalThis.fetch = jest.fn(async () => ({ text: api }));
  folder = mkdtempSync(path.join(os.tmpdir(), 'today-'));
  app = createApp({ headers: {}, log: () => undefined });
  api.mockRejectedValue(new TypeError('fetch failed'));
  todayRoute(app, folder, 'http://api:4000');
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const ask = () => app.inject('/today.json');

it('the server says what the file of today says, which no cache keeps', async () => {
  expect((await ask()).json()).toEqual({});
  const until = new Date(Date.now() + 60_000).toISOString();
  writeFileSync(todayFile(folder), JSON.stringify({ until, soldOut: ['Samosas'], line: 'The band is ill' }));
  const answer = await ask();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual({ until, soldOut: ['Samosas'], line: 'The band is ill' });
});

it('the server says nothing of a day that is over', async () => {
  const until = new Date(Date.now() - 1).toISOString();
  writeFileSync(todayFile(folder), JSON.stringify({ until, soldOut: ['Samosas'] }));
  expect((await ask()).json()).toEqual({});
});

const DAY = { until: '2026-11-30T01:00:00.000Z', soldOut: [] };
const command = (said) => writeFileSync(todayFile(folder), JSON.stringify({ ...DAY, ...said }));
const inConsole = async (said) => {
  api.mockResolvedValue(typeof said === 'string' ? said : JSON.stringify({ ...DAY, ...said }));
  await jest.advanceTimersByTimeAsync(5000);
};
const said = async () => (await ask()).json();

it('what the console says joins what the command says, within five seconds', async () => {
  command({ soldOut: ['Samosas'], line: 'The band is ill' });
  await inConsole({ soldOut: ['Soda', 'Samosas'] });
  expect(await said()).toMatchObject({ soldOut: ['Samosas', 'Soda'], line: 'The band is ill' });
  await inConsole({ closes: '20:00' });
  expect(await said()).toMatchObject({ soldOut: ['Samosas'], line: 'Closes early: 8:00 PM' });
});

it.each(['', '{"errors":[]}', 'not ready', '<!doctype html>'])(
  'an API that answers %j, or not at all, changes nothing until the day is over',
  async (answer) => {
    await inConsole({ soldOut: ['Samosas'] });
    await inConsole(answer);
    api.mockRejectedValue(new TypeError('fetch failed'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await said()).toMatchObject({ soldOut: ['Samosas'] });
    command({ soldOut: ['Soda'] });
    expect(await said()).toMatchObject({ soldOut: ['Soda', 'Samosas'] });
    jest.setSystemTime(new Date(DAY.until));
    expect(await said()).toEqual({});
  },
);
