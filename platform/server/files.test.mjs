import { brotliDecompressSync } from 'node:zlib';
import { RELEASES, serveStore, writeShell } from '../testing/servedStore.mjs';

const { SHELL, SHELL_TWO, ONE, TWO } = RELEASES;
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('files', () => {
  const shellFiles = {
    'browser/main.1a2b3c4d.js': 'main one',
    'browser/fonts/text.5e6f7a8b.woff2': 'font',
    'browser/site.webmanifest': '{}',
    'browser/icon.svg': '<svg/>',
    'browser/index.html': 'template',
    'renderer/renderer.cjs': 'renderer',
    'inline/instant.0a0a0a0a.js': 'instant',
  };
  const remoteFiles = (name) => ({
    [`menu.${name}.js`]: `menu ${name}`,
    'stays.12345678.js': 'stays',
    'style.12345678.css': 'css',
    'documents.json': '[]',
    'routes.node.cjs': 'routes',
    'index.html': 'page',
    'page.12345678.html': 'page',
  });
  const served = serveStore(async (store) => {
    await writeShell(store, SHELL, 'first', { files: shellFiles });
    await writeShell(store, SHELL_TWO, 'old', { files: { 'browser/main.99999999.js': 'main of old' } });
    for (const [version, name] of [
      [ONE, '11111111'],
      [TWO, '22222222'],
    ])
      await store.remote('public-site', version, {
        routes: [
          { path: '/menu', offline: true, chunk: 'menu' },
          { path: '/account', offline: true, chunk: 'menu', audience: 'signed-in' },
        ],
        files: remoteFiles(name),
        scripts: { menu: [`menu.${name}.js`] },
      });
    await store.pages(
      SHELL,
      ONE,
      {
        '/menu': { text: '<html ><!--settings-->menu', listed: true },
        '/secret': { text: 'secret', listed: false },
      },
      {
        files: {
          '/events.ics': { text: 'BEGIN:VCALENDAR', type: 'text/calendar; charset=utf-8' },
          '/icon.svg': { text: 'stolen', type: 'image/svg+xml' },
          '/registry.json': { text: 'stolen', type: 'application/json' },
          '/main.1a2b3c4d.js': { text: 'stolen', type: 'text/javascript' },
        },
      },
    );
    await store.choose({ shell: SHELL, public_site: ONE }, { reports: 0 });
  });
  const { ask, store } = served;
  const answer = async (target) => {
    const { status, body, headers } = await ask(target);
    expect(headers['access-control-allow-origin']).toBe('*');
    return [status, body, headers['cache-control']];
  };
  const entries = async () => {
    const { microFrontends } = JSON.parse((await ask('/registry.json')).body);
    return microFrontends.public_site.map(({ url }) => url);
  };

  it('of all releases are there at once, each for ever', async () => {
    expect(await answer('/main.1a2b3c4d.js')).toEqual([200, 'main one', FOR_EVER]);
    expect(await answer('/main.99999999.js')).toEqual([200, 'main of old', FOR_EVER]);
    expect(await answer('/files/public-site/menu.11111111.js')).toEqual([200, 'menu 11111111', FOR_EVER]);
    expect(await answer('/files/public-site/menu.22222222.js')).toEqual([200, 'menu 22222222', FOR_EVER]);
    const [entry] = await entries();
    expect(await answer(entry)).toEqual([200, `entry of public-site ${ONE}`, FOR_EVER]);
  });

  it.each([
    ['/fonts/text.5e6f7a8b.woff2', 'font/woff2', FOR_EVER],
    ['/files/public-site/style.12345678.css', 'text/css; charset=utf-8', FOR_EVER],
    ['/main.1a2b3c4d.js', 'text/javascript; charset=utf-8', FOR_EVER],
    ['/site.webmanifest', 'application/manifest+json', 'no-cache, no-transform'],
    ['/icon.svg', 'image/svg+xml', 'no-cache, no-transform'],
    ['/events.ics', 'text/calendar; charset=utf-8', 'no-cache, no-transform'],
    ['/sitemap.xml', 'text/xml; charset=utf-8', 'no-cache, no-transform'],
    ['/registry.json', 'application/json; charset=utf-8', 'no-cache, no-transform'],
  ])('%s has its type, and is kept as long as it stays', async (target, type, cache) => {
    const { status, headers } = await ask(target);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
    const again = await ask(target, { 'if-none-match': headers.etag });
    expect([again.status, again.headers['cache-control']]).toEqual([304, cache]);
  });

  it.each([
    '/files/public-site/nothing.12345678.js',
    '/files/public-site/documents.json',
    '/files/public-site/routes.node.cjs',
    '/files/public-site/index.html',
    '/files/public-site/page.12345678.html',
    '/files/public-site/release.json',
    '/files/public-site/remoteEntry.js',
    '/files/public-site/../shell/main.1a2b3c4d.js',
    '/files/shell/main.1a2b3c4d.js',
    '/files/',
    '/renderer/renderer.cjs',
    '/instant.0a0a0a0a.js',
    '/nothing.12345678.js',
    '/nothing.js',
    '/index.html',
    '/menu.html.br',
    '/worker/serviceWorker.js',
  ])('%s is not there, and may be there later', async (target) => {
    expect(await answer(target)).toEqual([404, expect.any(String), 'no-cache, no-transform']);
  });

  it('come compressed as they lie in the pool', async () => {
    const { headers, bytes } = await ask('/main.1a2b3c4d.js', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(bytes).toString()).toBe('main one');
  });

  it('of the shell and of the server are not replaced by those of a remote', async () => {
    expect((await ask('/icon.svg')).body).toBe('<svg/>');
    expect((await ask('/main.1a2b3c4d.js')).body).toBe('main one');
    expect((await ask('/registry.json')).body).not.toBe('stolen');
  });

  it('of a release that another server has taken earlier are found', async () => {
    const LATER = '0.1.0-444444444444';
    await store.remote('public-site', LATER, { routes: [], files: { 'menu.44444444.js': 'later' } });
    while ((await ask('/files/public-site/menu.44444444.js')).status === 404);
    expect(await answer('/files/public-site/menu.44444444.js')).toEqual([200, 'later', FOR_EVER]);
  });

  it('that are not what their name in the pool says are not sent', async () => {
    const hex = await store.put('sound');
    const manifest = {
      ...{ remote: 'public_site', version: '0.1.0-555555555555', builtAt: '2026-01-01T00:00:00.000Z' },
      ...{ contract: {}, files: {}, routes: [] },
    };
    manifest.files['broken.55555555.js'] = `sha256-${Buffer.from(hex, 'hex').toString('base64')}`;
    await store.write(`releases/public-site/${manifest.version}.json`, JSON.stringify(manifest));
    await store.write(`pool/${hex}`, 'broken');
    let answered;
    do answered = await ask('/files/public-site/broken.55555555.js');
    while (answered.status === 404);
    expect([answered.status, answered.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(served.logged.join()).toContain('another content than its name says');
  });

  it('the sitemap lists the public pages of the live releases', async () => {
    const { body } = await ask('/sitemap.xml');
    expect(body).toContain('<loc>https://garden.example/menu</loc>');
    expect(body).not.toContain('secret');
  });

  it('the service worker keeps what opens without a network, for everybody and for customers', async () => {
    const { body } = await ask('/service-worker.js');
    const [, copy, code] = /^self\.offlineCopy=(.*);\n(.*)$/.exec(body);
    const { page, files, customerFiles } = JSON.parse(copy);
    const [entry] = await entries();
    expect(code).toBe('work()');
    expect(files.map(({ url }) => url)).toEqual([
      '/fonts/text.5e6f7a8b.woff2',
      '/main.1a2b3c4d.js',
      entry,
      '/files/public-site/menu.11111111.js',
    ]);
    expect(files[0]).toEqual({
      url: '/fonts/text.5e6f7a8b.woff2',
      integrity: expect.stringMatching(/^sha256-/),
      revision: null,
    });
    expect(customerFiles.map(({ url }) => url)).toEqual([entry, '/files/public-site/menu.11111111.js']);
    expect(page.html).toContain('frame first');
    expect(page.html).toContain('id="settings"');
    expect(page.headers['Content-Security-Policy']).toContain("default-src 'none'");
    expect(page.headers['Content-Type']).toBe('text/html; charset=utf-8');
  });

  it('the service worker takes leave where devices may keep nothing', async () => {
    await served.follows(await store.choose({ shell: SHELL, public_site: ONE }, { offline: false }));
    expect((await ask('/service-worker.js')).body).toBe('leave()');
    expect(JSON.parse((await ask('/registry.json')).body).offline).toBe(false);
  });
});
