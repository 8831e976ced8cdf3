import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setContentTime } from '../compose/contentTime.mjs';
import { publish } from '../compose/composedSite.mjs';
import { SITE_CONF, siteFile } from '../nginx/siteFile.mjs';
import { hasNginx, startNginx } from '../testing/startNginx.mjs';
import { serveRemote, serveShell } from './serve.mjs';
import { freePort } from '../testing/freePort.mjs';

const PAGES = { '/': 'index.html', '/menu': 'menu.html', '/stalls/tysons': 'stalls/tysons.html' };
const PATTERNS = [
  '/',
  '/menu',
  '/menu/:id',
  '/stalls/:id',
  '/events/:id',
  '/events/:id/photos',
  '/admin/events/new',
  '/signin',
];
const HEADERS = { 'Content-Security-Policy': "default-src 'none'" };
const FILES = [
  ...Object.values(PAGES),
  'frame.html',
  '404.html',
  'robots.txt',
  'registry.json',
  'service-worker.js',
];

/** As compose writes it. */
async function writePage(file, text) {
  await writeFile(file, text);
  await setContentTime(file, text);
}

/** What both web servers read. */
async function writeLists(folder, list) {
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
  await writeFile(path.join(folder, SITE_CONF), siteFile(path.basename(folder), list));
}

async function writeSite(folder, edition) {
  await mkdir(path.join(folder, 'stalls'));
  for (const file of FILES) await writePage(path.join(folder, file), `${file} ${edition}`);
  await writeLists(folder, { pages: PAGES, patterns: PATTERNS, headers: HEADERS });
}

/** A server of Node's, in the shape of `startNginx`. */
function nodeServer(server) {
  return {
    port: server.address().port,
    settled: async () => undefined,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Both web servers that serve the product; a machine without nginx tests Node's only. */
const SERVERS = [
  {
    name: 'Node',
    shell: async (site) => nodeServer(await serveShell(site, 0)),
    remote: async (store) => nodeServer(await serveRemote(path.join(store, 'public-site'), 0, 'public_site')),
  },
  ...(hasNginx()
    ? [
        {
          name: 'nginx',
          shell: async (site) => startNginx('shell', { site, port: await freePort() }),
          remote: async (releases) => startNginx('public-site', { releases, port: await freePort() }),
        },
      ]
    : []),
];

let server;

/** Runs a server for the tests of a block, on a folder of its own. */
function serveFor({ write, start }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  beforeAll(async () => {
    await write(folder);
    server = await start(folder);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Asks for a path exactly as it is written; `fetch` would tidy it. */
const ask = (target, sent = {}) =>
  new Promise((resolve, reject) => {
    const { port } = server;
    const request = http.get(
      { host: 'localhost', port, path: target, agent: false, headers: sent },
      (answer) => {
        let body = '';
        answer.on('data', (more) => (body += more));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode,
            location: answer.headers.location,
            body,
            headers: answer.headers,
          }),
        );
      },
    );
    request.on('error', reject);
  });

describe.each(SERVERS)('$name', ({ name, shell: startShell, remote: startRemote }) => {
  describe('a page has one address', () => {
    serveFor({ write: (site) => publish(site, (folder) => writeSite(folder, 'first')), start: startShell });

    it.each([
      ['/', 'index.html'],
      ['/menu', 'menu.html'],
      ['/menu?q=Tilapia', 'menu.html'],
      ['/stalls/tysons', 'stalls/tysons.html'],
      ['/stalls/Kiosk-7', 'frame.html'],
      ['/events/caf%C3%A9/photos', 'frame.html'],
      ['/signin', 'frame.html'],
      ['/robots.txt', 'robots.txt'],
    ])('%s is answered with %s', async (target, file) => {
      expect(await ask(target)).toMatchObject({ status: 200, body: `${file} first` });
    });

    it.each([
      ['/Menu', '/menu'],
      ['/menu/', '/menu'],
      ['/MENU///', '/menu'],
      ['/%6Denu', '/menu'],
      ['//', '/'],
      ['/Menu/?q=Tilapia%20x&Q=1', '/menu?q=Tilapia%20x&Q=1'],
      ['/Stalls/Tysons/', '/stalls/tysons'],
      ['/Stalls/Kiosk-7', '/stalls/Kiosk-7'],
      ['/EVENTS/Caf%C3%A9/Photos/', '/events/Caf%C3%A9/photos'],
      ['/Admin/Events/NEW', '/admin/events/new'],
      ['/SignIn?to=//evil.example', '/signin?to=//evil.example'],
    ])('%s leads to %s', async (target, address) => {
      expect(await ask(target)).toMatchObject({ status: 301, location: address });
      expect((await ask(address)).status).toBe(200);
    });

    it('lets browsers ask again whether an address still leads there', async () => {
      expect((await ask('/Menu')).headers['cache-control']).toBe('no-cache');
    });

    it.each([
      '/nowhere',
      '/nowhere/',
      '/menu.html',
      '/index.html',
      '/Admin/',
      '/events/one/two/',
      '/%E0%A4%A',
      '/menu/%E0%A4%A',
      '//evil.example',
      '//evil.example/',
      '//evil.example/menu',
      '//menu',
      '/\\evil.example/',
      '/%2F%2Fevil.example/',
      '/http://evil.example/Menu/',
    ])('%s is nobody’s and leads nowhere', async (target) => {
      const missing = { status: 404, location: undefined, body: '404.html first' };
      // nginx refuses what is no valid address at all before it looks for a page.
      const invalid = { status: 400, location: undefined };
      const isInvalid = name === 'nginx' && /%(?![0-9a-f]{2})/i.test(target);
      expect(await ask(target)).toMatchObject(isInvalid ? invalid : missing);
    });
  });

  describe('a site with a canary', () => {
    const CANARY_PAGES = { ...PAGES, '/offers': 'offers.html' };

    async function writeBoth(folder) {
      await writeSite(folder, 'stable');
      const canary = path.join(folder, '.canary');
      await mkdir(path.join(canary, 'stalls'), { recursive: true });
      for (const file of [
        ...Object.values(CANARY_PAGES),
        'frame.html',
        '404.html',
        'registry.json',
        'service-worker.js',
      ])
        await writePage(path.join(canary, file), `${file} canary`);
      const lists = { pages: PAGES, patterns: PATTERNS, headers: HEADERS };
      const own = {
        folder: '.canary',
        share: 10,
        headers: HEADERS,
        pages: CANARY_PAGES,
        patterns: [...PATTERNS, '/offers'],
      };
      await writeLists(folder, { ...lists, canary: own });
    }
    const as = (cookie, target = '/menu') => ask(target, cookie ? { cookie } : {});

    const site = serveFor({ write: (folder) => publish(folder, writeBoth), start: startShell });

    it('gives each visitor the pages and the registry of one track', async () => {
      expect((await as('track=9')).body).toBe('menu.html canary');
      expect((await as('track=9', '/registry.json')).body).toBe('registry.json canary');
      expect((await as('track=9', '/service-worker.js')).body).toBe('service-worker.js canary');
      expect((await as('track=9', '/offers')).body).toBe('offers.html canary');
      expect((await as('track=10')).body).toBe('menu.html stable');
      expect((await as('track=10', '/registry.json')).body).toBe('registry.json stable');
      expect((await as('track=10', '/service-worker.js')).body).toBe('service-worker.js stable');
      expect(await as('track=10', '/offers')).toMatchObject({ status: 404, body: '404.html stable' });
    });

    it('draws a number for a new visitor, and keeps no answer for another one', async () => {
      const { headers } = await as();
      expect(headers['set-cookie'][0]).toMatch(/^track=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        vary: 'Accept-Encoding, Cookie',
      });
      expect((await as('track=9')).headers).not.toHaveProperty('set-cookie');
    });

    it('sends its cookie over TLS only, where the visitor has come by it', async () => {
      const { headers } = await ask('/menu', { 'x-forwarded-proto': 'https' });
      expect(headers['set-cookie']).toEqual([expect.stringMatching(/^track=.*; SameSite=Lax; Secure$/)]);
      const chosen = await ask('/menu?track=canary', { 'x-forwarded-proto': 'https' });
      expect(chosen.headers['set-cookie']).toEqual([
        expect.stringMatching(/^track=canary;.*; SameSite=Lax; Secure$/),
      ]);
      const known = await ask('/menu', { cookie: 'track=9', 'x-forwarded-proto': 'https' });
      expect(known.headers).not.toHaveProperty('set-cookie');
    });

    it('never takes the page of one track for that of the other, though they are of one size', async () => {
      for (const target of ['/menu', '/registry.json', '/service-worker.js']) {
        const { headers, body } = await as('track=9', target);
        const sent = { cookie: 'track=10', 'if-none-match': headers.etag };
        const other = await ask(target, sent);
        expect([other.status, other.body.length]).toEqual([200, body.length]);
        expect((await ask(target, { ...sent, cookie: 'track=9' })).status).toBe(304);
      }
    });

    it('keeps a choice by hand, on the same page', async () => {
      const chosen = await as('track=50', '/Menu/?q=x&track=canary');
      expect(chosen).toMatchObject({ status: 302, location: '/menu?q=x' });
      expect(chosen.headers['set-cookie'][0]).toContain('track=canary;');
      expect((await as('track=canary')).body).toBe('menu.html canary');
      expect((await as('track=stable')).body).toBe('menu.html stable');
    });

    it('runs nothing but what it has composed, whatever a query or a cookie says', async () => {
      for (const track of ['https://evil.example/remoteEntry.js', '0.1.0-333333333333', '../canary']) {
        expect((await as('track=50', `/menu?track=${track}`)).body).toBe('menu.html stable');
        expect((await as(`track=${track}`)).body).toMatch(/^menu\.html (stable|canary)$/);
      }
      expect((await as('track=50', '/.canary/menu.html')).status).toBe(404);
      expect((await as('track=50', '/.canary/registry.json')).status).toBe(404);
    });

    it('forgets the tracks of a canary that has ended', async () => {
      await publish(site, (folder) => writeSite(folder, 'third'));
      await server.settled();
      const { body, headers } = await as('track=canary');
      expect(body).toBe('menu.html third');
      expect(headers['set-cookie']).toEqual([expect.stringMatching(/^track=; Path=\/; Max-Age=0;/)]);
      expect((await as()).headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    });
  });

  describe('the releases of a remote', () => {
    const ONE = '0.1.0-111111111111';
    const TWO = '0.1.0-222222222222';
    const FOR_EVER = 'public, max-age=31536000, immutable';
    const goLive = (store, version) =>
      writeFile(
        path.join(store, 'registry.json'),
        JSON.stringify({ microFrontends: { public_site: [{ metadata: { version } }] } }),
      );

    async function writeReleases(store) {
      for (const version of [ONE, TWO]) {
        const folder = path.join(store, 'public-site', version);
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, 'remoteEntry.js'), `entry of ${version}`);
        await writeFile(path.join(folder, 'main.1a2b3c4d.js'), `main of ${version}`);
        await writeFile(path.join(folder, 'index.html'), `page of ${version}`);
      }
      await goLive(store, ONE);
    }
    const store = serveFor({ write: writeReleases, start: startRemote });

    const answer = async (target) => {
      const { status, body, headers } = await ask(target);
      expect(headers['access-control-allow-origin']).toBe('*');
      return [status, body, headers['cache-control']];
    };

    it('are all there at once, each for ever', async () => {
      expect(await answer(`/${ONE}/remoteEntry.js`)).toEqual([200, `entry of ${ONE}`, FOR_EVER]);
      expect(await answer(`/${TWO}/remoteEntry.js`)).toEqual([200, `entry of ${TWO}`, FOR_EVER]);
    });

    it.each([`/0.1.0-333333333333/remoteEntry.js`, `/${ONE}/nothing.js`, `/${ONE}/nothing`, '/nothing.js'])(
      '%s is not there, and may be there later',
      async (target) => {
        expect(await answer(target)).toEqual([404, expect.any(String), 'no-cache']);
      },
    );

    // nginx has no such page: it is for development.
    (name === 'Node' ? it : it.skip)('have a page of their own, which is that of the live one', async () => {
      for (const target of ['/', '/stalls/tysons'])
        expect(await answer(target)).toEqual([200, `page of ${ONE}`, 'no-cache']);
      expect((await ask('/')).headers['content-security-policy']).toBe(
        "require-trusted-types-for 'script'; trusted-types venue",
      );
      expect(await answer('/main.1a2b3c4d.js')).toEqual([200, `main of ${ONE}`, FOR_EVER]);
      await goLive(store, TWO);
      expect((await answer('/'))[1]).toBe(`page of ${TWO}`);
      await writeFile(path.join(store, 'registry.json'), 'broken');
      expect((await answer('/'))[1]).toBe(`page of ${TWO}`);
    });
  });
});

(hasNginx() ? describe : describe.skip)('nginx in front of the API', () => {
  const LIST = JSON.stringify({
    data: { events: Array.from({ length: 100 }, (_, id) => ({ id, title: 'Jazz' })) },
  });
  let api;
  let asked;
  const site = mkdtempSync(path.join(os.tmpdir(), 'served-'));
  beforeAll(async () => {
    api = http.createServer((request, response) => {
      asked = request.headers;
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', vary: 'Origin' })
        .end(LIST);
    });
    await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
    await publish(site, (folder) => writeSite(folder, 'first'));
    const address = `http://127.0.0.1:${api.address().port}`;
    server = await startNginx('shell', { site, api: address, port: await freePort() });
  });
  afterAll(async () => {
    await server.stop();
    api.close();
    await rm(site, { recursive: true, force: true });
  });

  /** Calls the API as a neighbour with this address would. */
  const callFrom = (localAddress, headers) =>
    new Promise((resolve, reject) => {
      const target = {
        host: '127.0.0.1',
        port: server.port,
        path: '/graphql?secret=1',
        localAddress,
        agent: false,
      };
      const request = http.request({ ...target, method: 'POST', headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer));
      });
      request.on('error', reject);
      request.end('{}');
    });

  it('sends long answers compressed to whoever takes them so', async () => {
    const packed = await callFrom('127.0.0.1', { 'accept-encoding': 'gzip', via: '1.1 proxy' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect((await callFrom('127.0.0.1', {})).headers).not.toHaveProperty('content-encoding');
  });

  it('believes the named proxy who the visitor is, and no other neighbour', async () => {
    await callFrom('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' });
    expect(asked['x-forwarded-for']).toBe('203.0.113.9');
    await callFrom('127.0.0.2', { 'x-forwarded-for': '203.0.113.9' });
    expect(asked['x-forwarded-for']).toBe('127.0.0.2');
  });

  it('counts what it has answered and how long that took, on a port of its own', async () => {
    const measured = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
    const count = (text, name) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    const missing = 'nginx_http_requests_total\\{status="404"\\}';
    const all = 'nginx_http_request_duration_seconds_count';
    await Promise.all(Array.from({ length: 20 }, () => ask('/nothing')));
    let text;
    do text = await measured();
    while (count(text, missing) < 20);
    expect(count(text, missing)).toBe(20);
    await ask('/menu');
    do text = await measured();
    while (count(text, 'nginx_http_requests_total\\{status="200"\\}') < 1);
    expect(count(text, missing)).toBe(20);
    expect(count(text, 'nginx_http_request_duration_seconds_bucket\\{le="\\+Inf"\\}')).toBe(count(text, all));
    expect((await ask('/metrics')).status).toBe(404);
  }, 60_000);

  it('starts without a warning', () => expect(server.output()).not.toContain('[warn]'));
});
