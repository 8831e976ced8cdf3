import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setContentTime } from '../compose/contentTime.mjs';
import { publish } from '../compose/composedSite.mjs';
import { SITE_CONF, siteFile } from '../nginx/siteFile.mjs';
import { hasNginx, startNginx } from '../testing/startNginx.mjs';
import { createReleaseCounts, RELEASES_FILE } from './releaseCounts.mjs';
import { countReleases, serveMetrics, serveRemote, serveShell } from './serve.mjs';
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

const ONE = '0.1.0-111111111111';
const TWO = '0.1.0-222222222222';
const RELEASES = `public_site ${ONE}\npublic_site ${TWO}\n`;

/** As compose writes it. */
async function writePage(file, text) {
  await writeFile(file, text);
  await setContentTime(file, text);
}

/** What both web servers read. */
async function writeLists(folder, list) {
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(list));
  await writeFile(path.join(folder, SITE_CONF), siteFile(path.basename(folder), list));
  await writeFile(path.join(folder, RELEASES_FILE), RELEASES);
}

async function writeSite(folder, edition) {
  await mkdir(path.join(folder, 'stalls'));
  for (const file of FILES) await writePage(path.join(folder, file), `${file} ${edition}`);
  await writeLists(folder, { pages: PAGES, patterns: PATTERNS, headers: HEADERS });
}

/** Servers of Node's, the first of which is asked and the second of which says what was counted, in the shape of `startNginx`. */
const nodeServers = (...servers) => ({
  port: servers[0].address().port,
  metricsPort: servers[1]?.address().port,
  settled: async () => undefined,
  stop: async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  },
});

async function nodeShell(site) {
  const counts = countReleases(site);
  return nodeServers(await serveShell(site, 0, counts), await serveMetrics(counts, 0));
}

/** The server of a remote, with the counts of a site that lists its releases. */
async function nodeRemote(store) {
  const counts = createReleaseCounts(() => new Set(readReleases(store)));
  const server = await serveRemote(path.join(store, 'public-site'), 0, 'public_site', counts);
  return nodeServers(server, await serveMetrics(counts, 0));
}

const readReleases = (folder) => readFileSync(path.join(folder, RELEASES_FILE), 'utf8').trim().split('\n');

/** Both web servers that serve the product: nginx where everything is tested and it is installed. */
const SERVERS = [
  {
    name: 'Node',
    shell: nodeShell,
    remote: nodeRemote,
  },
  ...(process.env.TEST_ALL && hasNginx()
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
const ask = (target, sent = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    const { port } = server;
    const request = http.request(
      { host: 'localhost', port, path: target, agent: false, headers: sent, method },
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
    request.end();
  });

/** The counters of releases, once there are as many as a test waits for. */
async function counted(number) {
  let counters;
  do {
    const text = await (await fetch(`http://localhost:${server.metricsPort}/metrics`)).text();
    counters = text.split('\n').filter((line) => line.startsWith('release_'));
  } while (counters.length < number && (await pause(20, true)));
  return counters.sort();
}

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
      // Browsers ask again whether an address still leads there.
      const headers = { 'cache-control': 'no-cache' };
      expect(await ask(target)).toMatchObject({ status: 301, location: address, headers });
      expect((await ask(address)).status).toBe(200);
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

  describe('reports of browsers', () => {
    serveFor({ write: (site) => publish(site, (folder) => writeSite(folder, 'first')), start: startShell });
    const report = (outcome, { headers, version = ONE, remote = 'public_site' } = {}) =>
      ask(`/health/${remote}/${version}/${outcome}`, headers, 'POST');

    it('are counted by release, with faults and the time of the start', async () => {
      const answers = [
        await report('shown-1'),
        await report('shown-7'),
        await report('shown'),
        await report('then-screen'),
        await report('failed-scripts', { version: TWO }),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [204, '']));
      const one = `remote="public_site",version="${ONE}"`;
      const two = `remote="public_site",version="${TWO}"`;
      const buckets = ['0.2', '0.4', '0.8', '1.6', '3.2', '6.4'].map(
        (limit) => `release_start_seconds_bucket{${one},le="${limit}"} 1`,
      );
      const expected = [
        `release_visits_total{${one}} 3`,
        ...buckets,
        `release_start_seconds_bucket{${one},le="+Inf"} 2`,
        `release_faults_total{${one},kind="screen"} 1`,
        `release_visits_total{${two}} 1`,
        `release_faults_total{${two},kind="scripts"} 1`,
      ];
      expect(await counted(expected.length)).toEqual(expected.sort());
    });

    it.each([
      ['with a refusal to be noted', { headers: { 'sec-gpc': '1' } }],
      ['with Do Not Track', { headers: { dnt: '1' } }],
      ['about a release that nobody has', { version: '0.1.0-333333333333' }],
      ['about a remote that nobody has', { remote: 'nobody' }],
    ])('%s are not counted', async (_, about) => {
      const before = await counted(1);
      expect((await report('shown', about)).status).toBe(204);
      await report('shown', { version: TWO });
      let after;
      do after = await counted(1);
      while (String(after) === String(before) && (await pause(20, true)));
      expect(after.length).toBe(before.length);
      expect(after.filter((line) => !before.includes(line))).toEqual([expect.stringContaining(TWO)]);
    });

    it.each(['/health/public_site/0.1.0/shown', `/health/public_site/${ONE}/shown-8`, '/health/'])(
      'with another address are none: %s',
      async (target) => {
        expect((await ask(target)).status).toBe(404);
        expect((await ask(target, {}, 'POST')).status).not.toBe(204);
      },
    );
  });

  describe('the releases of a remote', () => {
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
      await writeFile(path.join(store, RELEASES_FILE), RELEASES);
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

    // In front of nginx stands the shell's, which counts what it hands on.
    (name === 'Node' ? it : it.skip)('count what was there and what was not', async () => {
      const totals = async () => {
        const lines = (await counted(1)).filter((line) => line.includes(ONE));
        return ['found', 'failed'].map((result) =>
          Number(/ (\d+)$/.exec(lines.find((line) => line.includes(`result="${result}"`)))?.[1] ?? 0),
        );
      };
      const before = await totals();
      await ask(`/${ONE}/remoteEntry.js`);
      await ask(`/${ONE}/nothing.js`);
      await ask(`/0.1.0-333333333333/nothing.js`);
      expect(await totals()).toEqual(before.map((total) => total + 1));
    });

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
    const remotes = [
      ['public-site', address],
      ['admin-console', 'http://127.0.0.1:9'],
    ];
    server = await startNginx('shell', { site, api: address, remotes, port: await freePort() });
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
    while (count(text, missing) < 20 && (await pause(20, true)));
    expect(count(text, missing)).toBe(20);
    await ask('/menu');
    do text = await measured();
    while (count(text, 'nginx_http_requests_total\\{status="200"\\}') < 1 && (await pause(20, true)));
    expect(count(text, missing)).toBe(20);
    expect(count(text, 'nginx_http_request_duration_seconds_bucket\\{le="\\+Inf"\\}')).toBe(count(text, all));
    expect((await ask('/metrics')).status).toBe(404);
  });

  it('counts files of releases that it hands on, there or not', async () => {
    const files = [`public-site/${ONE}`, `public-site/${TWO}`, `public-site/${ONE}`, `admin-console/${ONE}`];
    for (const file of files) await ask(`/remotes/${file}/main.js`);
    // A release of another remote is not listed.
    const expected = [
      `release_files_total{remote="public_site",version="${ONE}",result="found"} 2`,
      `release_files_total{remote="public_site",version="${TWO}",result="found"} 1`,
    ];
    expect(await counted(expected.length)).toEqual(expected);
    await publish(site, async (folder) => {
      await writeSite(folder, 'second');
      await writeFile(path.join(folder, RELEASES_FILE), `${RELEASES}admin_console ${ONE}\n`);
    });
    await server.settled();
    await ask(`/remotes/admin-console/${ONE}/main.js`);
    expect(await counted(3)).toContain(
      `release_files_total{remote="admin_console",version="${ONE}",result="failed"} 1`,
    );
  });

  it('starts without a warning', () => expect(server.output()).not.toContain('[warn]'));
});
