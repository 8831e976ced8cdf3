// docs/hosting.md, Several servers
import { readFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openSwarm, type Swarm } from '@venue/platform/testing/stack/swarm';
import { changedBuild } from '../support/changedBuild';
import { pollSite } from '../support/pollSite';
import { expect, test } from '../support/test';

// The stack on three servers: each test goes on where the one before has ended.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const TEAMS = ['public-site', 'customer-portal', 'admin-console', 'api'];
const REPORT = path.join(import.meta.dirname, '../../.cache/reports/swarm.txt');
const DOCUMENTS = path.join(import.meta.dirname, '../../shared/src/graphql/documents.json');
const documents = JSON.parse(readFileSync(DOCUMENTS, 'utf8')) as string[];
const EVENTS = documents.find((text) => /^\w+ events\b/.test(text));

let swarm: Swarm;
test.beforeAll(async () => {
  test.setTimeout(1_800_000);
  swarm = await openSwarm();
  await swarm.compose('--profile', '*', 'build');
  await swarm.distribute();
});
test.afterAll(() => swarm.close());

const askEvents = (address: string) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ query: EVENTS }),
  });

/** Polls pages, a script of a remote and the API while something is done; says what was counted in the report. */
async function polled(what: string, action: () => Promise<void>) {
  const page = await (await fetch(`${swarm.origin}/menu`)).text();
  const script = /[^"]*\/remotes\/public-site\/[^"]+\.js/.exec(page)?.[0] ?? 'no script';
  const paths = ['/', '/menu', '/events', '/admin/events', new URL(script, swarm.origin).pathname];
  const site = pollSite(paths.map((each) => swarm.origin + each));
  const api = pollSite([`${swarm.origin}/graphql`], askEvents);
  await action();
  const counted = { site: await site.stop(), api: await api.stop() };
  await appendFile(REPORT, `${what}: ${JSON.stringify(counted)}\n\n`);
  return counted;
}

/** The text of a page by the server of each node. */
const onEachNode = (address: string) =>
  Promise.all(swarm.nodes.map(async (node) => (await fetch(`http://${node.address}:8080${address}`)).text()));

test('each team’s server runs on two nodes, and every node answers', async () => {
  await swarm.compose('run', '--rm', 'deploy');
  await swarm.deploy('latest');
  await swarm.settled();
  await swarm.balance();
  for (const service of TEAMS) expect(new Set(await swarm.nodesOf(service)).size, service).toBe(2);
  expect(await swarm.nodesOf('shell')).toEqual(swarm.nodes.map(({ name }) => name));
  for (const page of await onEachNode('/menu')) expect(page).toContain('<h1');
  expect(await (await askEvents(`${swarm.origin}/graphql`)).json()).toMatchObject({ data: { events: [] } });
});

test('a release goes live on every node, and no answer fails', async () => {
  const build = await changedBuild('public-site', {
    code: (code) => code.replaceAll('Events & Experiences', 'Events & Experiments'),
  });
  const { site } = await polled('release of public-site', async () => {
    await swarm.putBuild(build, 'public-site');
    await swarm.releases('release', 'public-site', '--from', '/srv/builds');
    await expect
      .poll(async () => (await onEachNode('/events')).every((page) => page.includes('Experiments')))
      .toBe(true);
  });
  expect(site.failed).toEqual([]);
  await rm(build, { recursive: true });
});

test('all servers are replaced one by one by those of another version, and no page fails', async () => {
  const { site, api } = await polled('upgrade of every service', async () => {
    await swarm.deploy('next');
    await swarm.settled();
  });
  const images = await swarm.manage('service', 'ls', '--format={{.Image}}');
  expect(images.match(/:next$/gm)).toHaveLength(TEAMS.length + 2);
  expect(site.failed).toEqual([]);
  // A call that waits at the port of a shell just as it is closed can't be sent again, for it could be a change.
  expect(api.failed.length).toBeLessThanOrEqual(swarm.nodes.length);
});

test('a node is lost, its work goes on elsewhere, and no page fails', async () => {
  const lost = swarm.nodes[2];
  const { site, api } = await polled('loss of a node', async () => {
    await lost?.kill();
    await expect
      .poll(() => swarm.manage('node', 'ls', '--format={{.Hostname}} {{.Status}}'), { timeout: 120_000 })
      .toContain(`${lost?.name} Down`);
    await swarm.settled();
  });
  for (const service of TEAMS) expect(await swarm.nodesOf(service)).not.toContain(lost?.name);
  expect(site.failed).toEqual([]);
  // The same goes for the call that is under way on the lost node.
  expect(api.failed.length).toBeLessThanOrEqual(1);
});
