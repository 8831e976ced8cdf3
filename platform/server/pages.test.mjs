import { lookup } from 'node:dns/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  edition,
  PAGES,
  PATHS,
  RELEASES,
  routes,
  serveStore,
  settingsOf,
  shown,
  writeShell,
  writeSite,
} from '../testing/servedStore.mjs';
import { startServer } from './startServer.mjs';

const { SHELL, SHELL_TWO, ONE, PORTAL } = RELEASES;
/** Headers that say when an answer was sent. */
const NOW = { date: expect.any(String), 'server-timing': expect.stringMatching(/^now;desc=\d{13}$/) };

describe('a page has one address', () => {
  const { ask } = serveStore(async (store) => {
    await writeSite(store);
    await store.choose({ shell: SHELL, public_site: ONE }, { reports: 0 });
  });

  it.each([
    ['/', 'home'],
    ['/menu', 'menu'],
    ['/menu?q=Tilapia', 'menu'],
    ['/stalls/tysons', 'tysons'],
    ['/stalls/Kiosk-7', 'frame'],
    ['/events/caf%C3%A9/photos', 'frame'],
    ['/signin', 'frame'],
    ['/robots.txt', 'robots.txt'],
  ])('%s is answered with %s', async (target, page) => {
    const answer = await ask(target);
    expect(answer.status).toBe(200);
    expect(shown(answer)).toBe(`${page} first`);
  });

  it.each([
    ['/Menu', '/menu'],
    ['/menu/', '/menu'],
    ['/MENU///', '/menu'],
    ['/%6Denu', '/menu'],
    ['/%65vents/x', '/events/x'],
    ['//', '/'],
    ['/Menu/?q=Tilapia%20x&Q=1', '/menu?q=Tilapia%20x&Q=1'],
    ['/Stalls/Tysons/', '/stalls/tysons'],
    ['/Stalls/Kiosk-7', '/stalls/Kiosk-7'],
    ['/EVENTS/Caf%C3/Photos/', '/events/Caf%C3/photos'],
    ['/EVENTS/Caf%C3%A9/Photos/', '/events/Caf%C3%A9/photos'],
    ['/Admin/Events/NEW', '/admin/events/new'],
    ['/SignIn?to=//evil.example', '/signin?to=//evil.example'],
  ])('%s leads to %s', async (target, address) => {
    // Browsers ask again whether an address still leads there.
    const headers = { 'cache-control': 'no-cache, no-transform' };
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
    '//evil.example',
    '//evil.example/',
    '//evil.example/menu',
    '//menu',
    '/\\evil.example/',
    '/%2F%2Fevil.example/',
    '/http://evil.example/Menu/',
    '/menu%2F',
    '/constructor',
    '/__proto__',
  ])('%s is nobody’s and leads nowhere', async (target) => {
    const answer = await ask(target);
    expect(answer).toMatchObject({ status: 404, location: undefined });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      'x-frame-options': 'DENY',
    });
    expect(shown(answer)).toBe('notFound first');
  });

  it.each([
    ['http://garden.example/menu?q=1', 200],
    ['HTTPS://garden.example:8443/stalls/x', 200],
    ['http://garden.example', 200],
    ['http://garden.example/nowhere', 404],
  ])('is found by the whole address %s too', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  it.each(['[', 'x%zz', ''])('is the same one for whoever calls the host "%s"', async (host) => {
    expect((await ask('/menu', { host })).status).toBe(200);
  });

  it('is read with GET and HEAD, and can’t be posted to', async () => {
    const got = await ask('/menu');
    const head = await ask('/menu', {}, 'HEAD');
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({ ...got.headers, ...NOW });
    expect(await ask('/menu', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect((await ask('/nowhere', {}, 'POST')).status).toBe(404);
  });
});

describe('a page', () => {
  const served = serveStore(async (store) => {
    await writeShell(store, SHELL, 'first', { scripts: ['sha256-frame'] });
    await store.remote('public-site', ONE, { routes: routes(PATHS) });
    await store.remote('customer-portal', PORTAL, { routes: routes(['/account', '/signin']) });
    await store.pages(SHELL, ONE, edition('first', PAGES), { scripts: ['sha256-page'] });
    // Somebody else's address, and one that only the portal has.
    await store.pages(SHELL, PORTAL, edition('portal', { '/menu': 'stolen', '/account': 'account' }));
    await store.choose(
      { customer_portal: PORTAL, shell: SHELL, public_site: ONE },
      { reports: 0, graphqlUrl: '/graphql?</script><b>' },
    );
  });
  const { ask, store } = served;

  it('belongs to the deployment that comes first in the order of all', async () => {
    expect(shown(await ask('/menu'))).toBe('menu first');
    expect(shown(await ask('/account'))).toBe('account portal');
  });

  it('holds the settings as data that can’t end its element', async () => {
    const answer = await ask('/menu');
    expect(settingsOf(answer)).toMatchObject({
      graphqlUrl: '/graphql?</script><b>',
      track: 'stable',
      offline: true,
      reports: 0,
    });
    const [live] = settingsOf(answer).registry.microFrontends.public_site;
    expect(live).toMatchObject({
      url: expect.stringMatching(/^\/files\/public-site\/remoteEntry\.[0-9a-f]{16}\.js$/),
      metadata: { version: ONE, integrity: expect.stringMatching(/^sha256-/) },
      deployment: { traffic: 100, default: true },
      extras: { enabled: true, contract: { routes: '1.0.0' } },
    });
    expect(live.extras.routes[1]).toEqual({ path: '/menu', audience: 'everyone', title: '/menu' });
  });

  it('is allowed to run its own scripts, and the frame those of the frame', async () => {
    const scripts = async (target) =>
      /script-src ([^;]*)/.exec((await ask(target)).headers['content-security-policy'])[1];
    expect(await scripts('/menu')).toBe("'self' 'sha256-page'");
    expect(await scripts('/stalls/x')).toBe("'self' 'sha256-frame'");
  });

  it('comes in the smallest encoding that the browser takes', async () => {
    const sizes = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes) => bytes };
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', ''],
    ]) {
      const answer = await ask('/menu', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding'] ?? '').toBe(encoding);
      expect(shown({ body: sizes[encoding](answer.bytes).toString() })).toBe('menu first');
      expect(answer.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('has an ETag for each encoding, and says all headers again when nothing has changed', async () => {
    const accepted = { 'accept-encoding': 'br' };
    const first = await ask('/menu', accepted);
    expect(first.headers.etag).toMatch(/^"[\w-]+-br"$/);
    expect((await ask('/menu')).headers.etag).not.toBe(first.headers.etag);
    for (const given of [first.headers.etag, `W/${first.headers.etag}`, `"x", ${first.headers.etag}`]) {
      const again = await ask('/menu', { ...accepted, 'if-none-match': given });
      expect([again.status, again.body]).toEqual([304, '']);
      const { 'content-length': length, ...headers } = first.headers;
      expect(Number(length)).toBeGreaterThan(0);
      expect(again.headers).toMatchObject({ ...headers, ...NOW });
    }
  });

  it('is another one for browsers when only its headers change', async () => {
    const before = await ask('/stalls/tysons');
    const settings = { reports: 0, graphqlUrl: '/graphql?</script><b>' };
    const deployments = { customer_portal: PORTAL, shell: SHELL, public_site: ONE };
    await served.follows(await store.choose(deployments, { ...settings, isReportOnly: true }));
    const after = await ask('/stalls/tysons', { 'if-none-match': before.headers.etag });
    expect([after.status, after.body]).toEqual([200, before.body]);
    expect(after.headers).not.toHaveProperty('content-security-policy');
    expect(after.headers).toHaveProperty('content-security-policy-report-only');
  });

  it('is the frame when its remote is switched off, and told so', async () => {
    const off = { live: ONE, on: false };
    await served.follows(await store.choose({ shell: SHELL, public_site: off }, { reports: 0 }));
    for (const target of ['/menu', '/stalls/tysons', '/stalls/x']) {
      const answer = await ask(target);
      expect([answer.status, shown(answer)]).toEqual([200, 'frame first']);
      expect(settingsOf(answer).registry.microFrontends.public_site[0].extras.enabled).toBe(false);
    }
    expect((await ask('/sitemap.xml')).body).not.toContain('/menu');
  });

  it('is the frame until its pair has been rendered', async () => {
    await writeShell(store, SHELL_TWO, 'second');
    await served.follows(await store.choose({ shell: SHELL_TWO, public_site: ONE }, { reports: 0 }));
    expect(shown(await ask('/menu'))).toBe('frame second');
    await store.pages(SHELL_TWO, ONE, edition('second', PAGES));
    while (shown(await ask('/menu')) !== 'menu second');
  });
});

it('all addresses of the machine itself are answered', async () => {
  const { close, port } = await startServer({ folder: '/nowhere', port: 0, log: () => undefined });
  for (const { address, family } of await lookup('localhost', { all: true }))
    expect((await fetch(`http://${family === 6 ? `[${address}]` : address}:${port}/live`)).status).toBe(503);
  await close();
});

it('a taken port is named, with how to free it', async () => {
  const log = () => undefined;
  const first = await startServer({ folder: '/nowhere', port: 0, log });
  await expect(startServer({ folder: '/nowhere', port: first.port, log })).rejects.toThrow(
    `Port ${first.port} is taken by another program.`,
  );
  await first.close();
});
