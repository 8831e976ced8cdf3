import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../support/test';

const COMPOSE = fileURLToPath(new URL('../../shared/tooling/commands/compose.mjs', import.meta.url));

/** `npm run compose` for the servers that the tests drive; resolves with its exit code. */
const composeAgain = () =>
  new Promise<number | null>((resolve) => {
    spawn(process.execPath, [COMPOSE, 'test'], { stdio: 'ignore' }).once('exit', resolve);
  });

test('composing the site again while it is visited answers every request as before', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const home = await (await fetch(`${baseURL}/`)).text();
  const [script] = /\/main\.[0-9a-f]{8}\.js/.exec(home) ?? [];
  const addresses = ['/', '/menu', '/stalls/tysons', '/dashboard', '/registry.json', '/sitemap.xml', script];

  let composing = true;
  const composed = (async () => {
    const codes = [await composeAgain(), await composeAgain()];
    composing = false;
    return codes;
  })();
  const answers = new Map<string, number>();
  while (composing)
    for (const address of addresses) {
      const answer = await fetch(`${baseURL}${address}`);
      const { length } = await answer.text();
      const key = `${address} ${answer.status} ${length > 0 ? 'full' : 'empty'}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  expect(await composed).toEqual([0, 0]);
  expect([...answers.keys()].sort()).toEqual(addresses.map((address) => `${address} 200 full`).sort());
  expect(Math.min(...answers.values()), 'each was asked for many times').toBeGreaterThan(20);
});
