// docs/operations.md, First deployment on one server; docs/operations.md, TLS of the server's own;
// docs/operations.md, Release; docs/operations.md, Upgrade; docs/operations.md, Backup and restore;
// docs/operations.md, A team releases from its own workflow; docs/operations.md, Alarms
import { readFileSync } from 'node:fs';
import { appendFile, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  ADMIN,
  COMMIT,
  type Containers,
  openContainers,
  PRIVATE_KEY,
  PUBLIC_KEY,
} from '@venue/platform/testing/docker';
import { sshdProgram, startSshd } from '@venue/platform/testing/sshd';
import { changedBuild } from '../support/changedBuild';
import { hydrated } from '../support/hydrated';
import { pollSite } from '../support/pollSite';
import { expect, test } from '../support/test';

// The compose file in real containers: each test goes on where the one before has ended.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const MB = 1e6;
const TLS_PORT = 3643;
const SERVERS = ['api', 'backup', 'postgres', 'site'];
const ROOT = path.join(import.meta.dirname, '../..');
const RUNBOOK = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const KEYS = path.join(ROOT, 'platform/keys.json');
const DOCUMENTS = path.join(ROOT, 'shared/src/graphql/documents.json');
const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as string[];
const documentOf = (operation: string) =>
  documents.find((text) => new RegExp(`^\\w+ ${operation}\\b`).test(text));

let stack: Containers;
test.beforeAll(async () => {
  stack = await openContainers();
});
test.afterAll(() => stack.close());

const polled = () => [...['/', '/menu', '/events', '/admin/events'].map((path_) => stack.origin + path_)];
const liveVersion = async () => /public-site +(\S+)/.exec(await stack.releases('list'))?.[1] ?? 'none';
/** A visitor who opens a page, and whose browser reports with the mark that it got there. */
async function report(version: string, outcome: string) {
  const page = await fetch(`${stack.origin}/menu`);
  const [, cookie = ''] = /(mark=[^;]+)/.exec(page.headers.getSetCookie().join('; ')) ?? [];
  const address = `${stack.origin}/health/public_site/${version}/${outcome}`;
  return (await fetch(address, { method: 'POST', headers: { cookie } })).status;
}
/** What one service says of itself, asked by another one. */
const metricsOf = (service: string) =>
  stack.compose(
    ...['exec', '--no-TTY', 'api', 'node', '-e'],
    `fetch('http://${service}:9464/metrics').then((answer) => answer.text()).then(console.log)`,
  );
const containerOf = (service: string) => stack.compose('ps', '--quiet', service);

async function call<Data>(operation: string, variables: object, token = '') {
  const answer = await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: documentOf(operation), variables }),
  });
  return (await answer.json()) as { data?: Data; errors?: { message: string }[] };
}

const titles = async () => {
  const { data } = await call<{ events: { title: string }[] }>('events', {});
  return data?.events.map(({ title }) => title) ?? [];
};

/** The commands that the runbook gives below some words of it, as they stand there. */
function commandsBelow(words: string) {
  const [, commands] = /\n```sh\n([^]*?)```/.exec(RUNBOOK.slice(RUNBOOK.indexOf(words))) ?? [];
  if (!RUNBOOK.includes(words) || !commands) throw new Error(`The runbook has no commands below "${words}".`);
  return commands;
}

const inBackup = (...words: string[]) => stack.compose('exec', '--no-TTY', 'backup', ...words);
const today = () => new Date().toISOString().slice(0, 10);
/** The commands with the backup of today in place of the page's example. */
const ofToday = (commands: string) => commands.replaceAll('2026-11-22', today());

/** As the owner, who signs in for it. */
async function addEvent(title: string) {
  const { data } = await call<{ signIn: string }>('signIn', ADMIN);
  const [description, date, time, status] = ['Songs of the coast', '2030-06-01', '19:30', 'upcoming'];
  const input = { title, description, date, time, price: 1200, capacity: 60, status };
  expect(await call('createEvent', { input }, data?.signIn)).not.toHaveProperty('errors');
}

test('the images are built, the builds taken into use, and every service is well', async () => {
  test.setTimeout(1_200_000);
  // The example for a developer's machine is one that Compose takes.
  const files = ['docker-compose.yml', 'docker-compose.override.example.yml'];
  await stack.compose(...files.map((file) => `--file=${file}`), 'config', '--quiet');
  await stack.compose('--profile', '*', 'build');
  expect(await stack.compose('run', '--rm', 'deploy')).toMatch(
    /^shell: \S+ is live now\npublic-site: \S+ is live now/m,
  );
  await stack.compose('up', '--detach', '--wait');
  const manifest = await stack.compose(
    ...['exec', '--no-TTY', 'site', 'sh', '-c', 'cat /srv/releases/releases/public-site/*.json'],
  );
  expect(manifest).toContain(`"commit": "${COMMIT}"`);
  const running = (await stack.compose('ps', '--services')).split('\n').sort();
  expect(running).toEqual(SERVERS);
});

test('the image of the site holds no build, no npm and no caches', async () => {
  const size = await stack.docker('image', 'inspect', '--format', '{{.Size}}', 'bustani-gardens-site');
  expect(Number(size) / MB).toBeLessThan(260);
  const run = ['run', '--rm', '--entrypoint=sh', 'bustani-gardens-site', '-c'];
  expect(
    await stack.docker(...run, 'ls /srv/releases /srv/builds; ls */dist 2>/dev/null; command -v npm || true'),
  ).toBe('/srv/builds:\n\n/srv/releases:');
});

test('a dish gets into the cart, and an event that the owner saves is there', async ({ page }) => {
  await page.goto(`${stack.origin}/menu`);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.goto(`${stack.origin}/cart`);
  await expect(page.getByRole('list', { name: 'Dishes in your cart' }).getByRole('listitem')).toHaveCount(1);
  await addEvent('Taarab Night');
  expect(await titles()).toEqual(['Taarab Night']);
});

test('API and site say how they are, to their neighbours alone', async () => {
  const api = await metricsOf('api');
  expect(api).toContain('graphql_request_duration_seconds_count{operation="createEvent"} 1');
  expect(api).toMatch(/^backup_newest_timestamp_seconds [1-9]/m);
  expect(api).toMatch(/^release_live_info\{remote="public_site",version="[^"]+"\} 1$/m);
  expect(api).toContain('database_connections{state="waiting"} 0');
  const site = await metricsOf('site');
  expect(site).toMatch(/^http_requests_total\{kind="page",status="200"\} [1-9]/m);
  expect(site).toMatch(/^http_request_duration_seconds_count\{kind="graphql"\} [1-9]/m);
  expect((await fetch(`${stack.origin}/metrics`)).status).toBe(404);
});

test('the site writes nothing, and what changes releases reaches the site alone', async () => {
  const write = stack.compose('exec', '--no-TTY', 'site', 'sh', '-c', 'echo x > /srv/releases/choice/owned');
  await expect(write).rejects.toThrow('Read-only file system');
  const ask = (address: string) =>
    stack.compose(
      ...['run', '--rm', '--no-deps', '--entrypoint=node', 'releases', '-e'],
      `fetch('${address}').then(({ status }) => console.log(status), () => console.log('no way'))`,
    );
  expect(await ask('http://site:8080/live')).toBe('200');
  expect(await ask('http://api:4000/live')).toBe('no way');
});

test('what browsers report of a release stands in the table of its health', async () => {
  const version = await liveVersion();
  expect(await report(version, 'shown-2')).toBe(204);
  const row = new RegExp(`^public-site +${version} +live +[1-9]\\d* +0\\.0 %`, 'm');
  await expect.poll(() => stack.releases('health')).toMatch(row);
});

test('a remote is upgraded and rolled back without a failed answer, and stays rolled back through a deployment', async () => {
  const build = await changedBuild('public-site', {
    code: (code) => code.replaceAll('Events & Experiences', 'Events & Experiments'),
  });
  const before = await liveVersion();
  const servers = await Promise.all(SERVERS.map(containerOf));
  const polling = pollSite(polled());
  await stack.putBuild(build, 'public-site');
  const output = await stack.releases('release', 'public-site', '--from', '/srv/builds');
  expect(output).toContain('To undo it: docker compose run --rm releases rollback public-site');
  const after = await liveVersion();
  expect(after).not.toBe(before);
  // The command has waited until the site serves it.
  expect(await (await fetch(`${stack.origin}/events`)).text()).toContain('Events &amp; Experiments');
  await stack.releases('rollback', 'public-site');
  expect(await liveVersion()).toBe(before);
  // The build of the image is the one before, and the one that was rolled back comes again.
  await stack.compose('run', '--rm', 'deploy');
  await stack.putBuild(build, 'public-site');
  expect(await stack.releases('take', '--from', '/srv/builds')).toContain(`use public-site ${after}`);
  expect(await stack.releases('history')).toContain('rollback public-site');
  expect(await liveVersion()).toBe(before);
  await stack.compose('up', '--detach', '--wait');
  const { answers, failed } = await polling.stop();
  expect(failed).toEqual([]);
  expect(answers).toBeGreaterThan(100);
  expect(await Promise.all(SERVERS.map(containerOf))).toEqual(servers);
  await rm(build, { recursive: true });
});

test('a build that a team sends by SSH, as the runbook ties its key to a command, becomes a canary', async () => {
  test.skip(!sshdProgram(), 'There is no OpenSSH server here.');
  const [, command = ''] = /^restrict,command="(.+)" ssh-ed25519/m.exec(RUNBOOK) ?? [];
  const settings = Object.entries(stack.env).filter(([name]) =>
    /^(PATH|(DOCKER|COMPOSE|SITE|EDGE)_\w+|ADMIN_EMAIL|SECRETS)$/.test(name),
  );
  const sshd = await startSshd(
    { 'site-team': command.replace('/srv/bustani-gardens', ROOT) },
    Object.fromEntries(settings),
  );
  const build = await changedBuild('public-site', {
    code: (code) => code.replaceAll('Events & Experiences', 'Events & Excursions'),
  });
  const before = await liveVersion();
  const { said } = await sshd.send('site-team', build);
  await sshd.stop();
  await rm(build, { recursive: true });
  expect(said).toMatch(/public-site \S+ is a canary for 10 % of the visitors/);
  expect(await liveVersion()).toBe(before);
  expect(await stack.releases('abort', 'public-site')).toContain(`everybody gets ${before}`);
});

test('of a remote with a key, only what is signed with it is used; and its image has no key', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'keys-'));
  const file = path.join(folder, 'keys.json');
  const keys = JSON.parse(readFileSync(KEYS, 'utf8')) as Record<string, string[]>;
  await writeFile(file, JSON.stringify({ ...keys, 'public-site': [PUBLIC_KEY] }));
  const options = [`--volume=${file}:/srv/keys.json:ro`, 'releases', '--keys', '/srv/keys.json'];
  const release = () =>
    stack.compose('run', '--rm', ...options, 'release', 'public-site', '--from', '/srv/builds');
  // Nobody has signed the build that is there since the upgrade.
  await expect(release()).rejects.toThrow('of public-site only what its team has signed is used');
  await stack.compose('run', '--rm', 'public-site-build');
  expect(await release()).toContain(`public-site ${await liveVersion()} is live`);
  await rm(folder, { recursive: true });
  const image = 'bustani-gardens-public-site-build';
  const [, secret = ''] = PRIVATE_KEY.split('\n');
  expect(await stack.docker('history', '--no-trunc', image)).not.toContain(secret);
  const search = 'grep --recursive --files-with-matches --fixed-strings --exclude-dir=proc --exclude-dir=sys';
  const filesWith = (words: string) =>
    stack.docker('run', '--rm', '--user=0:0', image, 'sh', '-c', `${search} '${words}' / || true`);
  expect(await filesWith('"signature": "')).toBe('/build/release.sig');
  expect(await filesWith(secret)).toBe('');
});

test('a build that is refused leaves the site as it was', async () => {
  const build = await changedBuild('public-site', {
    code: (code) => code.replaceAll('Our Stalls', 'Stalls'),
  });
  await appendFile(path.join(build, 'remoteEntry.js'), '\n// damaged on the way');
  await stack.putBuild(build, 'public-site');
  const page = await (await fetch(`${stack.origin}/menu`)).text();
  await expect(stack.releases('take', '--from', '/srv/builds')).rejects.toThrow(
    'not the file that was released',
  );
  expect(await (await fetch(`${stack.origin}/menu`)).text()).toBe(page);
  await rm(build, { recursive: true });
});

test('an API that ends comes back by itself, and a second one shares its work', async () => {
  const api = await containerOf('api');
  // What asks it to end may end with it, and then reports a failure.
  await stack.docker('exec', api, 'node', '-e', 'process.kill(1, "SIGTERM")').catch(() => undefined);
  await expect
    .poll(() => stack.docker('inspect', '--format', '{{.RestartCount}}', api), { timeout: 60_000 })
    .not.toBe('0');
  await expect.poll(titles, { timeout: 60_000 }).toEqual(['Taarab Night']);
  await stack.compose('up', '--detach', '--wait', '--scale', 'api=2', '--no-recreate');
  const calls = await Promise.all(Array.from({ length: 40 }, titles));
  expect(new Set(calls.flat())).toEqual(new Set(['Taarab Night']));
  expect((await containerOf('api')).split('\n')).toHaveLength(2);
});

test('with TLS in front, no answer fails while the site is replaced, and HTTP/3 is announced for the port that is open', async () => {
  const proxy = await stack.compose(
    ...['run', '--detach', '--no-deps', `--publish=127.0.0.1:${TLS_PORT}:443`],
    ...['--env=SITE_ORIGIN=https://localhost', 'caddy'],
  );
  const ask = (body = '') =>
    new Promise<string>((resolve) => {
      const options = { port: TLS_PORT, rejectUnauthorized: false, agent: false };
      const call = { method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' } };
      request({ host: 'localhost', ...options, ...(body ? call : { path: '/menu' }) }, (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve(
            [
              answer.statusCode,
              answer.headers['strict-transport-security'] ?? 'no HSTS',
              /h3="[^"]*"/.exec(answer.headers['alt-svc'] ?? '')?.[0],
            ].join(' '),
          ),
        );
      })
        .on('error', (error) => resolve(error.message))
        .end(body);
    });
  const good = '200 max-age=31536000 h3=":443"';
  await expect.poll(ask, { timeout: 30_000 }).toBe(good);
  let isOver = false;
  const poll = async (body?: string) => {
    const answers: string[] = [];
    // Below what one address may send.
    for (; !isOver; await pause(50)) answers.push(await ask(body));
    return answers;
  };
  const pages = poll();
  const calls = poll(JSON.stringify({ query: documentOf('events') }));
  await stack.compose('up', '--detach', '--wait', '--force-recreate', '--no-deps', 'site');
  isOver = true;
  expect(new Set(await pages)).toEqual(new Set([good]));
  // A call that waits at the site's port just as it is closed can't be sent again, for it could be a change.
  expect((await calls).filter((answer) => answer !== good).slice(1)).toEqual([]);
  await stack.docker('rm', '--force', proxy);
});

test('the backup of tonight is restored into a second database, as the drill says', async () => {
  // That of today was made, and tried out, when the stack first started.
  await inBackup('rm', `/srv/backups/${today()}`);
  expect(await inBackup('node', 'api/command.mjs', 'nightly', '--in', '/srv/backups', '--once')).toContain(
    '"rows"',
  );
  const { rows, checksum } = JSON.parse(await inBackup('tail', '--lines=1', `/srv/backups/${today()}`)) as {
    rows: number;
    checksum: string;
  };
  expect(rows).toBeGreaterThan(0);
  const said = await stack.shell(ofToday(commandsBelow('**The drill**')));
  expect(said).toContain(`${rows} rows, checksum ${checksum}`);
  expect(await titles()).toEqual(['Taarab Night']);
});

test('the backup of tonight is restored, and everything is there after down and up', async () => {
  await addEvent('Added by mistake');
  expect(await titles()).toHaveLength(2);
  await stack.shell(ofToday(commandsBelow('Restore, with the API stopped')));
  await stack.compose('down', '--timeout', '30');
  await stack.compose('up', '--detach', '--wait');
  expect(await titles()).toEqual(['Taarab Night']);
  expect((await fetch(`${stack.origin}/menu`)).status).toBe(200);
});

test('the rows go over to the next major PostgreSQL, and back, as the runbook says', async () => {
  const commands = commandsBelow('**The next major PostgreSQL**');
  const [, image = ''] = /POSTGRES_IMAGE=(\S+)/.exec(commands) ?? [];
  const isThere = await stack.docker('image', 'inspect', image).then(
    () => true,
    () =>
      stack.docker('pull', image).then(
        () => true,
        () => false,
      ),
  );
  test.skip(!isThere, `The image ${image} can't be had here.`);
  const version = async () =>
    /^(\d+)/m.exec(
      await stack.compose(
        ...['exec', '--no-TTY', 'postgres', 'psql', '--host=127.0.0.1', '--username=venue', '--dbname=venue'],
        ...['--tuples-only', '--no-align', '--command=show server_version'],
      ),
    )?.[1];
  const folder = await mkdtemp(path.join(os.tmpdir(), 'next-database-'));
  const settings = path.join(folder, 'env');
  await copyFile(path.join(ROOT, '.env.example'), settings);
  stack.env.COMPOSE_ENV_FILES = settings;
  expect(await version()).toBe('15');
  await stack.shell(
    commands
      .replaceAll('/var/lib/venue', folder)
      .replaceAll('>> .env', `>> ${settings}`)
      .replace('install', process.getuid?.() === 0 ? 'install' : 'sudo install'),
  );
  expect(await version()).toBe('17');
  expect(await titles()).toEqual(['Taarab Night']);
  await addEvent('Rhumba Evening');
  // Back: nothing has touched the volume of the one before.
  await copyFile(path.join(ROOT, '.env.example'), settings);
  await stack.compose('up', '--detach', '--wait');
  expect(await version()).toBe('15');
  expect(await titles()).toEqual(['Taarab Night']);
});
