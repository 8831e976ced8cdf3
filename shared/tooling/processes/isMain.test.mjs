/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const TOOLING = fileURLToPath(new URL('..', import.meta.url));

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('runs a script in a checkout that is reached through a symbolic link, as /tmp is on macOS', () => {
  const linked = path.join(folder, 'tooling');
  symlinkSync(TOOLING, linked, 'junction');
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(linked, 'commands/start.mjs'), 'no-such-target'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain('Usage: start.mjs');
  expect(status).toBe(1);
});

it('runs nothing when the module is only imported', () => {
  const start = JSON.stringify(new URL('../commands/start.mjs', import.meta.url).href);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', `import(${start})`], {
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
});
