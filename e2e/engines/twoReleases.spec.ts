// docs/architecture.md, From a commit to a visitor: what is stored stays served for open tabs.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { appByFolder } from '@venue/platform/ports';
import { entryAddress } from '@venue/platform/release/addresses';
import { readRelease } from '@venue/platform/release/releaseFile';
import { placeOf } from '@venue/platform/releases/place';
import { releases } from '@venue/platform/releases/releases';
import { startServer } from '@venue/platform/server/startServer';
import { TARGET } from '../support/addresses';
import { changedBuild } from '../support/changedBuild';
import { typed } from '../support/typed';
import { expect, test as base } from './test';

interface Site {
  origin: string;
  /** Releases the public site with one text changed. Resolves with the address of its entry. */
  releaseChanged: (before: string, after: string) => Promise<string>;
}

/** A site of the test's own, which begins with the releases of the others. */
const test = base.extend<{ site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'two-releases-'));
      await cp(placeOf({ target: TARGET }).store.folder, folder, { recursive: true });
      const server = await startServer({ folder, port: 0, host: 'localhost' });
      const origin = `http://localhost:${server.port}`;
      const place = ['--store', folder, '--servers', origin];
      await use({
        origin,
        async releaseChanged(before, after) {
          const build = await changedBuild('public-site', { code: (code) => code.replaceAll(before, after) });
          await releases(['release', 'public-site', '--from', build, ...place], { say: () => undefined });
          const { files } = await readRelease(build);
          await rm(build, { recursive: true });
          return entryAddress(appByFolder('public-site'), files);
        },
      });
      await server.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'test' },
  ],
});

const EMAIL = typed('amina@example.com', 'email');
const HEADER = { kind: 'header' } as const;
const MAIN = { kind: 'main' } as const;
const HEADING = 'Events & Experiences';
const CHANGED = 'Events & Experiments';

test('a page that is open loads its further screens after another release is live, which the next page shows', async ({
  visitor,
  newTab,
  site,
}) => {
  await visitor.tab.open(`${site.origin}/menu`);
  await visitor.started();
  await visitor.press('button', 'Add to Cart Samosas');
  await visitor.tab.call(() => void Object.assign(window, { hasStayed: true }), null);
  await site.releaseChanged(HEADING, CHANGED);
  const next = await newTab();
  await next.tab.open(`${site.origin}/events`);
  await next.sees('heading', CHANGED);
  // The screens of its own release: none of them was loaded before.
  await visitor.press('link', 'Events', HEADER);
  await visitor.sees('heading', HEADING);
  await visitor.press('link', 'Contact', HEADER);
  await visitor.fill('Subject', typed('Saturday', 'line'));
  await visitor.press('link', /^Cart, 1 item/, HEADER);
  await visitor.sees('text', 'Samosas', MAIN);
  expect(await visitor.tab.call(() => 'hasStayed' in window, null)).toBe(true);
  await visitor.tab.open(`${site.origin}/events`);
  await visitor.started();
  await visitor.sees('heading', CHANGED);
});

test('a page of a release whose entry is damaged on the way goes on with the release before, although files of both are in it', async ({
  visitor,
  network,
  allows,
  site,
}) => {
  allows(/Load failed|not loaded|integrity/);
  network.replace(
    await site.releaseChanged('"Subject"', '"Subject of your message"'),
    '// not what was released',
  );
  await visitor.tab.open(`${site.origin}/contact`);
  await visitor.sees('field', 'Subject of your message');
  await visitor.fill('Email', EMAIL);
  await visitor.started();
  await visitor.sees('field', 'Subject');
  await visitor.seesNo('field', 'Subject of your message');
  const email = await visitor.tab.call(
    () => document.querySelector<HTMLInputElement>('main input[type=email]')?.value,
    null,
  );
  expect(email).toBe(EMAIL);
  await visitor.hasFocusOn('field', 'Email');
  await visitor.press('link', 'Events', HEADER);
  await visitor.sees('heading', HEADING);
});
