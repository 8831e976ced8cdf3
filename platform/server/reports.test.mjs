import { askPort, RELEASES, serveStore, writeSite } from '../testing/servedStore.mjs';
import { createMarks, createSeen } from './marks.mjs';

const { SHELL, ONE, TWO } = RELEASES;
const KEY = 'a key of several servers';

async function write(store) {
  await writeSite(store);
  await store.remote('public-site', TWO, { routes: [] });
  await store.choose({ shell: SHELL, public_site: ONE });
}

describe('reports of browsers', () => {
  const served = serveStore(write, { trustProxy: 'loopback', markKey: KEY });
  const { ask } = served;
  let visitors = 0;
  /** A cookie of somebody new, as pages set it. */
  const newMark = async () => (await ask('/menu')).headers['set-cookie'][0].split(';')[0];
  const report = async (outcome, { headers, version = ONE, remote = 'public_site', cookie } = {}) => {
    visitors += 1;
    const from = { 'x-forwarded-for': `192.0.2.${visitors}`, cookie: cookie ?? (await newMark()) };
    return ask(`/health/${remote}/${version}/${outcome}`, { ...from, ...headers }, 'POST');
  };
  const valueOf = async (counter) => {
    const line = (await served.counted(counter))[0];
    return line ? Number(line.split(' ').at(-1)) : 0;
  };
  const visits = (version) => valueOf(`release_visits_total{remote="public_site",version="${version}"}`);

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
    const counted = await served.counted('release_');
    expect(counted).toEqual(
      expect.arrayContaining([
        `release_visits_total{${one}} 3`,
        `release_faults_total{${one},kind="screen"} 1`,
        `release_visits_total{${two}} 1`,
        `release_faults_total{${two},kind="scripts"} 1`,
        `release_start_seconds_bucket{le="0.1",${one}} 0`,
        `release_start_seconds_bucket{le="0.2",${one}} 1`,
        `release_start_seconds_bucket{le="6.4",${one}} 1`,
        `release_start_seconds_bucket{le="+Inf",${one}} 2`,
      ]),
    );
  });

  it('of one visitor are counted once for each release and fault, however often the page is loaded', async () => {
    const before = await visits(ONE);
    const faults = `release_faults_total{remote="public_site",version="${ONE}",kind="policy"}`;
    const cookie = await newMark();
    for (let load = 0; load < 10; load += 1) await report('failed-policy', { cookie });
    await report('shown-0', { cookie });
    expect(await visits(ONE)).toBe(before + 1);
    expect(await valueOf(faults)).toBe(1);
    expect((await ask('/menu', { cookie })).headers).not.toHaveProperty('set-cookie');
  });

  it('of a visitor of another server with the same key are counted', async () => {
    const before = await visits(ONE);
    const cookie = createMarks({ key: KEY }).cookieFor(undefined).split(';')[0];
    await report('shown', { cookie });
    expect(await visits(ONE)).toBe(before + 1);
  });

  it.each([
    ['with a refusal to be noted', { headers: { 'sec-gpc': '1' } }],
    ['with Do Not Track', { headers: { dnt: '1' } }],
    ['about a release that nobody has', { version: '0.1.0-333333333333' }],
    ['about a remote that nobody has', { remote: 'nobody' }],
    ['without a mark', { cookie: 'cart=1' }],
    ['with a mark that somebody has made', { cookie: 'mark=g1d.AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA' }],
    ['with the mark of another key', { cookie: createMarks().cookieFor('').split(';')[0] }],
  ])('%s are not counted', async (_, about) => {
    const before = await served.counted('release_');
    expect((await report('shown', about)).status).toBe(204);
    expect(await served.counted('release_')).toEqual(before);
  });

  it('of one address are limited, and those of its neighbours are not', async () => {
    const send = (from) =>
      ask(`/health/public_site/${ONE}/shown`, { 'x-forwarded-for': from }, 'POST').then(
        ({ status }) => status,
      );
    // Every address of a household's IPv6 network is one visitor's.
    const sent = Array.from({ length: 80 }, (_, host) => send(`2001:db8:0:1::${host.toString(16)}`));
    const answers = await Promise.all(sent);
    expect(answers.filter((status) => status === 204).length).toBeLessThan(80);
    expect(answers).toContain(429);
    expect(await send('2001:db8:0:2::1')).toBe(204);
  });

  it.each(['/health/public_site/0.1.0/shown', `/health/public_site/${ONE}/shown-8`, '/health/'])(
    'with another address are none: %s',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
      expect((await ask(target, {}, 'POST')).status).toBe(404);
    },
  );

  it('a page gives a mark that ends with the day and that scripts can’t read; the page stays the same', async () => {
    const first = await ask('/menu');
    expect(first.headers['set-cookie'][0]).toMatch(
      /^mark=[\w.-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/,
    );
    expect(first.headers['cache-control']).toBe('private, no-cache, no-transform');
    const second = await ask('/menu', { 'x-forwarded-proto': 'https', 'if-none-match': first.headers.etag });
    expect(second.status).toBe(304);
    expect(second.headers['set-cookie'][0]).toMatch(/; Secure$/);
    expect(second.headers['set-cookie'][0]).not.toContain(first.headers['set-cookie'][0].split(';')[0]);
  });

  it('who asks not to be noted gets no mark', async () => {
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      expect((await ask('/menu', headers)).headers).not.toHaveProperty('set-cookie');
  });

  it('requests are counted by kind and status, on a port of their own', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('/nothing.txt')));
    expect(await valueOf('http_requests_total{kind="page",status="404"}')).toBeGreaterThanOrEqual(20);
    expect((await served.counted('http_request_duration_seconds_count')).length).toBeGreaterThan(0);
    expect((await ask('/metrics')).status).toBe(404);
    expect((await askPort(served.server.metricsPort, '/')).status).toBe(404);
  });
});

describe('while no reports are wanted', () => {
  const served = serveStore(async (store) => {
    await writeSite(store);
    await store.choose({ shell: SHELL, public_site: ONE }, { reports: 0 });
  });

  it('a page gives no mark, and any cache may keep it', async () => {
    const { headers } = await served.ask('/menu');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache, no-transform', vary: 'Accept-Encoding' });
  });
});

describe('marks', () => {
  const DAY_MS = 86_400_000;
  const cookieOf = (marks) => marks.cookieFor(undefined).split(';')[0];

  it('are good on their day and the next', () => {
    let time = 10 * DAY_MS + DAY_MS - 1;
    const marks = createMarks({ now: () => time });
    const cookie = cookieOf(marks);
    expect(marks.visitorOf(`a=1; ${cookie}; b=2`)).not.toBeNull();
    expect(marks.cookieFor(cookie)).toBeUndefined();
    time += 1;
    expect(marks.visitorOf(cookie)).not.toBeNull();
    expect(marks.cookieFor(cookie)).toBeDefined();
    time += DAY_MS;
    expect(marks.visitorOf(cookie)).toBeNull();
  });

  it('are remembered within bounds, the last ones for sure', () => {
    const seen = createSeen(10);
    for (let number = 0; number < 1000; number += 1) expect(seen.isNew(`visit ${number}`)).toBe(true);
    for (let number = 991; number < 1000; number += 1) expect(seen.isNew(`visit ${number}`)).toBe(false);
    expect(seen.isNew('visit 0')).toBe(true);
  });
});
