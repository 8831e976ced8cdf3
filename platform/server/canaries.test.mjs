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

const { SHELL, SHELL_TWO, ONE, TWO } = RELEASES;

describe('a site with canaries', () => {
  // Of the numbers, those for which a canary of ten in a hundred is out: the offsets follow from the names.
  const getting = { public_site: [], shell: [] };
  const served = serveStore(
    async (store) => {
      await writeSite(store);
      await writeShell(store, SHELL_TWO, 'other');
      await store.remote('public-site', TWO, { routes: routes([...PATHS, '/offers']) });
      for (const [shell, name] of [
        [SHELL, 'canary'],
        [SHELL_TWO, 'both'],
      ])
        await store.pages(shell, TWO, edition(name, { ...PAGES, '/offers': 'offers' }));
      await store.pages(SHELL_TWO, ONE, edition('other', PAGES));
      await store.choose({
        shell: { live: SHELL, canary: { version: SHELL_TWO, share: 20 } },
        public_site: { live: ONE, fallback: null, canary: { version: TWO, share: 10 } },
      });
    },
    { trustProxy: 'loopback' },
  );
  const { store } = served;
  const as = (cookie, target = '/menu', more = {}) =>
    served.ask(target, { ...(cookie ? { cookie } : {}), dnt: '1', ...more });
  let canary;
  let stable;

  beforeAll(async () => {
    for (let number = 0; number < 100; number += 1) {
      const [, name] = shown(await as(`track=${number}`)).split(' ');
      if (['canary', 'both'].includes(name)) getting.public_site.push(number);
      if (['other', 'both'].includes(name)) getting.shell.push(number);
      if (name === 'canary') canary = `track=${number}`;
      if (name === 'first') stable = `track=${number}`;
    }
  });

  it('gives each deployment’s canary to its own share of the visitors', () => {
    expect(getting.public_site).toHaveLength(10);
    expect(getting.shell).toHaveLength(20);
    expect(getting.shell.slice(0, 10)).not.toEqual(getting.public_site);
  });

  it('gives each visitor the pages and the registry of the same releases', async () => {
    const version = async (cookie) => {
      const { public_site: releases } = JSON.parse((await as(cookie, '/registry.json')).body).microFrontends;
      return releases.map(({ metadata }) => metadata.version);
    };
    expect(shown(await as(canary))).toBe('menu canary');
    expect(await version(canary)).toEqual([TWO, ONE]);
    expect(settingsOf(await as(canary)).track).toBe('canary');
    expect(shown(await as(canary, '/offers'))).toBe('offers canary');
    expect(shown(await as(stable))).toBe('menu first');
    expect(await version(stable)).toEqual([ONE]);
    expect(settingsOf(await as(stable)).track).toBe('stable');
    expect((await as(stable, '/offers')).status).toBe(404);
    expect((await as(canary, '/service-worker.js')).body).toContain(TWO);
    expect((await as(stable, '/service-worker.js')).body).not.toContain(TWO);
  });

  it('draws a number for a new visitor, and keeps no answer for another one', async () => {
    const { headers } = await as();
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^track=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax$/),
    ]);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache, no-transform',
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await as(canary)).headers).not.toHaveProperty('set-cookie');
  });

  it('keeps the number of a visitor whose page has not changed', async () => {
    const { headers } = await as(stable);
    const statuses = new Set();
    for (let visit = 0; visit < 40; visit += 1) {
      const again = await as('', '/menu', { 'if-none-match': headers.etag });
      statuses.add(again.status);
      expect(again.headers['set-cookie'][0]).toMatch(/^track=\d/);
      expect(again.headers).toMatchObject({
        'cache-control': 'private, no-cache, no-transform',
        vary: 'Accept-Encoding, Cookie',
      });
      expect(again.headers).toHaveProperty('content-security-policy');
    }
    expect(statuses).toContain(304);
  });

  it('sends its cookie over TLS only, where the visitor has come by it', async () => {
    const tls = { 'x-forwarded-proto': 'https' };
    const { headers } = await as('', '/menu', tls);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^track=.*; SameSite=Lax; Secure$/)]);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const chosen = await as('', '/menu?track=canary', tls);
    expect(chosen.headers['set-cookie'][0]).toMatch(/^track=canary;.*; SameSite=Lax; Secure$/);
    expect((await as(canary, '/menu', tls)).headers).not.toHaveProperty('set-cookie');
  });

  it('never takes the page of one release for that of the other', async () => {
    for (const target of ['/menu', '/registry.json', '/service-worker.js']) {
      const { headers } = await as(canary, target);
      const sent = { 'if-none-match': headers.etag };
      expect((await as(stable, target, sent)).status).toBe(200);
      expect((await as(canary, target, sent)).status).toBe(304);
    }
  });

  it('keeps a choice by hand, on the same page; of two the first', async () => {
    const chosen = await as(stable, '/Menu/?q=x&track=canary&track=stable');
    expect(chosen).toMatchObject({ status: 302, location: '/menu?q=x' });
    expect(chosen.headers['cache-control']).toBe('no-store');
    expect(chosen.headers['set-cookie'][0]).toContain('track=canary;');
    expect(shown(await as('track=canary'))).toBe('menu both');
    expect(shown(await as('track=stable'))).toBe('menu first');
  });

  it('runs nothing but what has been released, whatever a query or a cookie says', async () => {
    for (const track of ['https://evil.example/remoteEntry.js', '0.1.0-333333333333', '../canary']) {
      expect(shown(await as(stable, `/menu?track=${track}`))).toBe('menu first');
      expect(shown(await as(`track=${track}`))).toMatch(/^menu (first|canary|other|both)$/);
    }
  });

  it('does not change who gets a canary when another one starts or grows', async () => {
    await served.follows(
      await store.choose({
        shell: { live: SHELL, canary: { version: SHELL_TWO, share: 50 } },
        public_site: { live: ONE, canary: { version: TWO, share: 10 } },
      }),
    );
    for (const number of [0, 25, 50, 75, ...getting.public_site, ...getting.shell]) {
      const [, name] = shown(await as(`track=${number}`)).split(' ');
      expect(['canary', 'both'].includes(name)).toBe(getting.public_site.includes(number));
      if (getting.shell.includes(number)) expect(['other', 'both']).toContain(name);
    }
  });

  it('forgets the tracks of a canary that has ended', async () => {
    await served.follows(await store.choose({ shell: SHELL, public_site: ONE }));
    const { headers, ...answer } = await as('track=canary');
    expect(shown(answer)).toBe('menu first');
    expect(headers['set-cookie']).toEqual([expect.stringMatching(/^track=; Path=\/; Max-Age=0;/)]);
    expect((await as()).headers).toMatchObject({
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept-Encoding',
    });
  });
});
