import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { serveShell } from '@venue/platform/hosting/serve';
import { TARGET } from '../support/addresses';
import { expect, test } from '../support/test';

/** Composes the releases of the tests into a folder, in a process of its own; resolves with its exit code. */
const composeInto = (site: string) =>
  new Promise<number | null>((resolve) => {
    const script = `
      import { composePlace } from '@venue/platform/compose/compose';
      import { placeOf } from '@venue/platform/remotes/places';
      await composePlace(placeOf(${JSON.stringify({ environment: TARGET, out: site })}), {});`;
    const args = ['--input-type=module', '--eval', script];
    spawn(process.execPath, args, { stdio: 'ignore' }).once('exit', resolve);
  });

test('composing a site again while it is visited answers every request as before', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'composed-'));
  expect(await composeInto(site)).toBe(0);
  const server = await serveShell(site, 0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const home = await (await fetch(`${origin}/`)).text();
  const [script] = /\/main\.[0-9a-f]{8}\.js/.exec(home) ?? [];
  const addresses = ['/', '/menu', '/stalls/tysons', '/dashboard', '/registry.json', '/sitemap.xml', script];

  let composing = true;
  const composed = composeInto(site).finally(() => (composing = false));
  const answers = new Map<string, number>();
  while (composing)
    for (const address of addresses) {
      const answer = await fetch(`${origin}${address}`);
      const { length } = await answer.text();
      const key = `${address} ${answer.status} ${length > 0 ? 'full' : 'empty'}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  expect(await composed).toBe(0);
  expect([...answers.keys()].sort()).toEqual(addresses.map((address) => `${address} 200 full`).sort());
  expect(Math.min(...answers.values()), 'each was asked for many times').toBeGreaterThan(20);
  server.close();
  await rm(site, { recursive: true });
});
