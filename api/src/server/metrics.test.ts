import { mkdtempSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf } from '../testing/documents';
import { startTestServer, type TestServer } from '../testing/testServer';

const folder = mkdtempSync(path.join(tmpdir(), 'metrics-'));
const store = path.join(folder, 'store');
const backups = path.join(folder, 'backups');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('PGlite', { metricsPort: 0, store, backups });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const read = async (target = server.metricsUrl ?? '') => (await fetch(target)).text();
/** The value of a line that begins so. */
const valueOf = async (line: string) => {
  const found = (await read()).split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.split(' ').at(-1));
};

describe('what is measured of the server', () => {
  it('requests and their time, errors by code, answers by status', async () => {
    await server.call(documentOf('events'));
    await server.call(documentOf('reservations'));
    await server.call('{ nothing }');
    await fetch(server.url);
    expect(await valueOf('graphql_request_duration_seconds_count{operation="events"}')).toBe(1);
    expect(await valueOf('graphql_request_duration_seconds_count{operation="other"}')).toBe(1);
    expect(await valueOf('graphql_errors_total{code="UNAUTHENTICATED"}')).toBe(1);
    expect(await valueOf('http_responses_total{status="405"}')).toBe(1);
    expect(await valueOf('sign_in_queue_length')).toBe(0);
  });

  it('the age of the newest backup', async () => {
    expect(await valueOf('backup_newest_timestamp_seconds')).toBe(0);
    await mkdir(backups);
    for (const [name, time] of [
      ['2026-11-25', 1000],
      ['2026-11-26', 2000],
      ['next', 3000],
    ] as const) {
      await writeFile(path.join(backups, name), '');
      await utimes(path.join(backups, name), time, time);
    }
    expect(await valueOf('backup_newest_timestamp_seconds')).toBe(2000);
  });

  it('the live release of each deployment, by the latest choice', async () => {
    expect(await read()).not.toContain('release_live_info{');
    await mkdir(path.join(store, 'choice'), { recursive: true });
    const choose = (number: string, live: string) =>
      writeFile(
        path.join(store, 'choice', `${number}.json`),
        JSON.stringify({ deployments: { public_site: { live }, customer_portal: { live: null } } }),
      );
    await choose('00000009', '0.1.0-one');
    expect(await valueOf('release_live_info{remote="public_site",version="0.1.0-one"}')).toBe(1);
    await choose('00000010', '0.1.0-two');
    await writeFile(path.join(store, 'choice/00000011.json.1a2b.unfinished'), '{');
    expect(await valueOf('release_live_info{remote="public_site",version="0.1.0-two"}')).toBe(1);
    expect(await read()).not.toMatch(/0\.1\.0-one|customer_portal/);
  });

  it('the pool, where the database is a server of its own', async () => {
    const isPool = server.database === 'PostgreSQL';
    expect((await read()).includes('database_connections{state="waiting"} 0')).toBe(isPool);
  });

  it('is read at one address, on a port of its own', async () => {
    const { origin } = new URL(server.metricsUrl ?? '');
    expect((await fetch(`${origin}/graphql`)).status).toBe(404);
    expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);
  });
});
