import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { todayFile } from '../content/today.mjs';
import { createApp } from './listen.mjs';
import { todayRoute } from './today.mjs';

let folder;
let app;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'today-'));
  app = createApp({ headers: {}, log: () => undefined });
  todayRoute(app, folder);
});
afterEach(async () => {
  await app.close();
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
