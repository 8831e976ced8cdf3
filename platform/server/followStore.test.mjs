import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fixtureStore } from '../testing/fixtureStore.mjs';
import {
  askPort,
  edition,
  PAGES,
  PATHS,
  RELEASES,
  routes,
  serveStore,
  settingsOf,
  shown,
  writeSite,
} from '../testing/servedStore.mjs';
import { startServer } from './startServer.mjs';
import { startStandalone } from './startStandalone.mjs';

const { SHELL, ONE, TWO, PORTAL } = RELEASES;
const liveOf = async ({ ask }) => {
  const { status, body, headers } = await ask('/live');
  return { status, cache: headers['cache-control'], ...JSON.parse(body) };
};
const later = '00000090.json';

async function writeBoth(store) {
  await writeSite(store, { specifiedPaths: ['/menu', '/orders'] });
  await store.remote('public-site', TWO, { routes: routes(PATHS) });
  await store.pages(SHELL, TWO, edition('second', PAGES));
}

describe('the choice', () => {
  const served = serveStore(async (store) => {
    await writeBoth(store);
    await store.choose({ shell: SHELL, public_site: ONE });
  });
  const { store, ask } = served;

  it('that is served is said, with the live releases', async () => {
    const releases = { shell: SHELL, public_site: ONE };
    expect(await liveOf(served)).toEqual({ status: 200, cache: 'no-store', choice: 1, releases });
  });

  it('is followed within two seconds', async () => {
    const started = Date.now();
    await served.follows(await store.choose({ shell: SHELL, public_site: TWO }));
    expect(Date.now() - started).toBeLessThan(2000);
    expect(shown(await ask('/menu'))).toBe('menu second');
  });

  it.each([
    ['is no JSON', 'broken'],
    ['has no shell', JSON.stringify({ deployments: {} })],
    [
      'has an address of the API that is none',
      JSON.stringify({ settings: { graphqlUrl: 'graphql' }, deployments: { shell: { live: SHELL } } }),
    ],
    [
      'names a manifest that is another one',
      JSON.stringify({
        deployments: { shell: { live: SHELL, releases: [{ version: SHELL, manifest: 'other' }] } },
      }),
    ],
  ])('that %s leaves the one before in force, and is logged once', async (_, text) => {
    served.logged.length = 0;
    await store.write(`choice/${later}`, text);
    await pause(2300);
    expect((await liveOf(served)).choice).toBe(2);
    expect(shown(await ask('/menu'))).toBe('menu second');
    expect(served.logged).toEqual([expect.stringMatching(/^Choice 90 is not taken: /)]);
  });

  it('after one that can’t be read is followed', async () => {
    await store.write(`choice/${later}`, 'broken');
    const good = JSON.stringify({
      deployments: { shell: { live: SHELL }, public_site: { live: ONE, on: true } },
    });
    await store.write('choice/00000091.json', good);
    await served.follows(91);
    expect(shown(await ask('/menu'))).toBe('menu first');
  });

  it('before one that can’t be read is the one to start with', async () => {
    await store.write('choice/00000099.json', 'broken');
    const logged = [];
    const other = await startServer({ folder: store.folder, port: 0, log: (text) => logged.push(text) });
    expect(other.number()).toBe(91);
    await other.close();
    expect(logged).toHaveLength(1);
  });
});

describe('a server', () => {
  it('before the first release says so, and then serves it', async () => {
    const store = fixtureStore(await mkdtemp(path.join(os.tmpdir(), 'served-')));
    const server = await startServer({
      folder: store.folder,
      port: 0,
      host: '127.0.0.1',
      log: () => undefined,
    });
    expect(await askPort(server.port, '/')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect((await askPort(server.port, '/live')).status).toBe(503);
    await writeSite(store);
    await store.choose({ shell: SHELL, public_site: ONE });
    while (server.number() !== 1) await pause(10);
    expect((await askPort(server.port, '/live')).status).toBe(200);
    await server.close();
  });

  const served = serveStore(async (store) => {
    await writeSite(store);
    await store.choose({ shell: SHELL, public_site: ONE });
  });

  it('answers 500 when something fails, says so in its log, and goes on', async () => {
    const { pages } = JSON.parse(
      await readFile(path.join(served.store.folder, `pages/${SHELL}+${ONE}.json`), 'utf8'),
    );
    const frame = JSON.parse(await readFile(path.join(served.store.folder, `pages/${SHELL}.json`), 'utf8'));
    await served.store.write(`pool/${pages['/menu'].file}`, 'broken');
    await served.store.write(`pool/${frame.pages.frame.file}`, 'broken');
    const { status, body, headers } = await served.ask('/menu?secret=1');
    expect([status, body]).toEqual([500, 'Something failed on the server.\n']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(served.logged.join()).toMatch(/GET \/menu: Error: pool\/[0-9a-f]+ has another content/);
    expect((await served.ask('/')).status).toBe(200);
  });

  it('ends at once, whatever connections browsers keep open', async () => {
    const { store } = served;
    const server = await startServer({ folder: store.folder, port: 0, host: '127.0.0.1', metricsPort: 0 });
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get({ host: '127.0.0.1', port: server.port, agent }, (answer) =>
        answer.resume().on('end', resolve),
      ),
    );
    const started = Date.now();
    await server.close();
    expect(Date.now() - started).toBeLessThan(1000);
    agent.destroy();
  });

  it('keeps connections for a minute', async () => {
    const answer = await fetch(`http://127.0.0.1:${served.server.port}/`);
    await answer.text();
    expect(answer.headers.get('keep-alive')).toBe('timeout=60');
  });
});

// docs/operations.md, Alarms, logs, health
describe('a remote of which the store has lost something', () => {
  const served = serveStore(async (store) => {
    await writeBoth(store);
    await store.remote('customer-portal', PORTAL, { routes: routes(['/orders']) });
    await store.pages(SHELL, PORTAL, {});
    await store.choose(chosen(ONE, null));
  });
  const { store, ask } = served;
  const chosen = (live, fallback) => ({
    shell: SHELL,
    public_site: { live, fallback },
    customer_portal: PORTAL,
  });
  const menu = async () => shown(await ask('/menu'));
  const until = async (page) => {
    while ((await menu()) !== page) await pause(20);
  };
  const siteOf = (answer) => settingsOf(answer).registry.microFrontends.public_site;
  /** Takes a file away, or writes another text into it; gives what puts it back. */
  async function damage(file, text) {
    const at = path.join(store.folder, file);
    const content = await readFile(at);
    await (text === undefined ? rm(at) : store.write(file, text));
    return () => store.write(file, content);
  }
  const manifest = (version) => `releases/public-site/${version}.json`;
  const pages = (version) => `pages/${SHELL}+${version}.json`;
  const menuFile = async (version) =>
    `pool/${JSON.parse(await readFile(path.join(store.folder, pages(version)), 'utf8')).pages['/menu'].file}`;

  it.each([
    [
      'its manifest',
      () => damage(manifest(TWO)),
      'menu first',
      [ONE],
      ['store_damaged{remote="public_site"} 1'],
    ],
    [
      'its manifest, damaged',
      () => damage(manifest(TWO), '{'),
      'menu first',
      [ONE],
      ['store_damaged{remote="public_site"} 1'],
    ],
    [
      'its list of pages, damaged',
      () => damage(pages(TWO), '{'),
      'frame first',
      [TWO, ONE],
      ['store_damaged{remote="public_site"} 1'],
    ],
    ['a page', async () => damage(await menuFile(TWO), 'x'), 'frame first', [TWO, ONE], []],
  ])(
    '%s, is served as far as it can be, counted, and whole again by itself',
    async (_, lose, page, versions, counted) => {
      const repair = await lose();
      await served.follows(await store.choose(chosen(TWO, ONE)));
      const answer = await ask('/menu');
      expect(shown(answer)).toBe(page);
      expect(siteOf(answer).map(({ metadata }) => metadata.version)).toEqual(versions);
      expect(await served.counted('store_damaged{')).toEqual(counted);
      expect(shown(await ask('/orders'))).toBe('frame first');
      await repair();
      await until('menu second');
      expect(await served.counted('store_damaged{')).toEqual([]);
      await served.follows(await store.choose(chosen(ONE, null)));
    },
  );

  it('and of which nothing is left, is switched off at the paths that the site must have', async () => {
    const repair = [await damage(manifest(ONE)), await damage(manifest(TWO))];
    await served.follows(await store.choose(chosen(ONE, TWO)));
    const answer = await ask('/menu');
    expect([answer.status, shown(answer)]).toEqual([200, 'frame first']);
    expect(siteOf(answer)[0].extras).toMatchObject({ enabled: false, routes: [{ path: '/menu' }] });
    expect(await served.counted('http_requests_total{kind="damaged"')).toHaveLength(1);
    for (const back of repair) await back();
    await until('menu first');
    const fresh = await startServer({ folder: store.folder, port: 0, log: () => undefined });
    expect(shown(await askPort(fresh.port, '/menu'))).toBe('menu first');
    await fresh.close();
  });

  it('and one that was removed, has no pages', async () => {
    await served.follows(await store.choose({ ...chosen(ONE, null), customer_portal: { live: null } }));
    expect((await ask('/orders')).status).toBe(404);
    expect(await menu()).toBe('menu first');
  });
});

describe('a remote alone', () => {
  let store;
  let server;
  beforeAll(async () => {
    store = fixtureStore(await mkdtemp(path.join(os.tmpdir(), 'served-')));
    for (const version of [ONE, TWO])
      await store.remote('public-site', version, {
        routes: [],
        files: {
          'index.html': `page of ${version}`,
          [`main.${version.slice(-8)}.js`]: 'main',
          'routes.node.cjs': '',
        },
      });
    await store.choose({ public_site: ONE });
    server = await startStandalone({
      store: store.folder,
      folder: 'public-site',
      port: 0,
      host: '127.0.0.1',
    });
  });
  afterAll(() => server.close());
  const answer = async (target) => {
    const { status, body, headers } = await askPort(server.port, target);
    expect(headers['access-control-allow-origin']).toBe('*');
    return [status, body, headers['cache-control']];
  };

  it('has a page of its own, which is that of the live release', async () => {
    for (const target of ['/', '/stalls/tysons', '/%E0%A4%A'])
      expect(await answer(target)).toEqual([200, `page of ${ONE}`, 'no-cache, no-transform']);
    expect((await askPort(server.port, '/')).headers['content-security-policy']).toBe(
      "require-trusted-types-for 'script'; trusted-types venue",
    );
    expect(await answer('/main.11111111.js')).toEqual([200, 'main', 'public, max-age=31536000, immutable']);
    expect(await answer('/remoteEntry.js')).toEqual([
      200,
      `entry of public-site ${ONE}`,
      'no-cache, no-transform',
    ]);
    for (const target of ['/nothing.js', '/nothing.12345678.js', '/routes.node.cjs'])
      expect(await answer(target)).toEqual([404, '', 'no-cache, no-transform']);
    await store.choose({ public_site: TWO });
    while (server.number() !== 2) await pause(10);
    expect((await answer('/'))[1]).toBe(`page of ${TWO}`);
  });
});
