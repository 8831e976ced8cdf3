import { brotliDecompressSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import { createAnswers } from './answers.mjs';
import { createIdleJobs, encodingsOf } from './encodings.mjs';

const TEXT = Array.from({ length: 2000 }, (_, word) => `stall ${(word * 7919) % 1013}`).join(' ');
const log = () => undefined;
const jobsNow = () => createIdleJobs({ log, waitMs: 1, mayWork: 1 });

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['gzip;q=0.8', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0,gzip;q=0', []],
  ['br;q=0.1', ['br']],
  ['broken', []],
  ['x-br, brx', []],
  ['*', ['br', 'gzip']],
  ['*;q=0.1, br;q=0', ['gzip']],
  ['BR', ['br']],
  [undefined, []],
])('a browser that takes %s gets %j', (header, encodings) => expect(encodingsOf(header)).toEqual(encodings));

it('a page is packed tighter later, and stays the same page', async () => {
  const answers = createAnswers({ store: {}, jobs: jobsNow() });
  const about = { type: 'text/html', isWanted: () => true };
  const ask = () => answers.text('page', async () => TEXT, ['br'], about);
  const first = await ask();
  const { length } = first.body;
  while ((await ask()).body.length === length) await pause(5);
  const packed = await ask();
  expect(packed.body.length).toBeLessThan(length);
  expect(packed.headers).toEqual(first.headers);
  expect(brotliDecompressSync(packed.body).toString()).toBe(TEXT);
});

it('pages of a choice that is no longer in force are left as they are', async () => {
  const jobs = jobsNow();
  const done = [];
  for (const [name, isWanted] of [
    ['old', false],
    ['new', true],
  ])
    jobs.add({ isWanted: () => isWanted, run: async () => void done.push(name) });
  while (done.length === 0) await pause(5);
  expect(done).toEqual(['new']);
});

it('nothing is packed while the server has much to do', async () => {
  const jobs = createIdleJobs({ log, waitMs: 1, mayWork: -1 });
  let isDone = false;
  jobs.add({ isWanted: () => true, run: async () => void (isDone = true) });
  await pause(50);
  jobs.close();
  expect(isDone).toBe(false);
});
