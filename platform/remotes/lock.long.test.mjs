import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { withLock } from './lock.mjs';

// The lock of a process that was killed counts for some seconds.
it('changes of one store go on after one whose process was killed', async () => {
  const store = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
  const script = `import { withLock } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    await withLock(process.argv[1], () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script, store]);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  holder.kill('SIGKILL');
  await expect(withLock(store, async () => 'done')).resolves.toBe('done');
  await rm(store, { recursive: true, force: true });
});
