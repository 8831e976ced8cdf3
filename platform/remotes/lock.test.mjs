import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withLock } from './lock.mjs';

let store;
beforeEach(async () => {
  store = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe('changes of one store', () => {
  it('happen one after the other', async () => {
    const seen = [];
    const change = (name) => async () => {
      seen.push(`${name} begins`);
      await pause(100);
      seen.push(`${name} ends`);
    };
    await Promise.all([withLock(store, change('one')), withLock(store, change('two'))]);
    expect(seen.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });

  it('are refused after a while, with words', async () => {
    let end;
    const first = withLock(store, () => new Promise((resolve) => (end = resolve)));
    await pause(100);
    await expect(withLock(store, async () => undefined, { patienceMs: 300 })).rejects.toThrow(
      /Another command has been changing .* Nothing was changed; try again/,
    );
    end();
    await first;
  });

  it('go on after one that failed', async () => {
    await expect(withLock(store, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(withLock(store, async () => 'done', { patienceMs: 0 })).resolves.toBe('done');
  });
});
