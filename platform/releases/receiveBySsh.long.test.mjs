// docs/operations.md, A team releases from its own workflow
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { startServer } from '../server/startServer.mjs';
import { openStore } from '../store/store.mjs';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { sshdProgram, startSshd } from '../testing/sshd.mjs';
import { releases } from './releases.mjs';

const describeWithSshd = sshdProgram() ? describe : describe.skip;

let folder;
let server;
let sshd;
/** The words with which every command is about the site of these tests. */
let site;
const at = (...parts) => path.join(folder, ...parts);
const run = (...words) => releases([...words, ...site], { say: () => undefined });
const liveSite = () => openStore(at('store')).choice().deployments.public_site;
const page = async () => (await fetch(`http://127.0.0.1:${server.port}/`)).text();

/** A build that the team has signed. */
async function signedBuild(name) {
  const { version } = await writeRemote(at(name), { heading: name });
  await run('sign', 'public-site', '--from', at(name), '--key', at('team.key'));
  return version;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'by-ssh-'));
  if (!sshdProgram()) return;
  server = await startServer({ folder: at('store'), port: 0, host: '127.0.0.1', log: () => undefined });
  site = ['--store', at('store'), '--keys', at('keys.json')].concat(
    `--servers=http://127.0.0.1:${server.port}`,
  );
  const words = ['key', 'public-site', '--out', at('team.key')];
  const [, publicKey] = /^ {2}("\S+")$/m.exec(await releases(words)) ?? [];
  const keys = {
    shell: [],
    'public-site': [JSON.parse(publicKey)],
    'customer-portal': [],
    'admin-console': [],
  };
  await writeFile(at('keys.json'), JSON.stringify(keys));
  await writeShell(at('shell'));
  await run('release', 'shell', '--from', at('shell'));
  const receive = (name) =>
    [`cd ${ROOT} &&`, process.execPath, 'platform/commands/releases.mjs receive', name, ...site].join(' ');
  sshd = await startSshd({
    'site-team': `${receive('public-site')} --canary 10`,
    'portal-team': receive('customer-portal'),
  });
});
afterAll(async () => {
  await sshd?.stop();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

describeWithSshd('by the sshd of the server', () => {
  it('a team builds, signs and sends a release, which becomes a canary and is live for everybody when people promote it', async () => {
    const first = await signedBuild('One');
    await run('release', 'public-site', '--from', at('One'));
    const second = await signedBuild('Two');
    const { status, said } = await sshd.send('site-team', at('Two'));
    expect(said).toContain(`public-site ${second} is a canary for 10 % of the visitors.`);
    expect(status).toBe(0);
    expect(liveSite()).toMatchObject({ live: first, canary: { version: second, share: 10 } });
    await run('promote', 'public-site');
    expect(await page()).toContain('Two at /');
  });

  it('a key that nobody has listed is not let in, and one of a team does nothing but its own command', async () => {
    const before = openStore(at('store')).choice();
    await signedBuild('Three');
    const unknown = await sshd.send('unknown', at('Three'));
    expect(unknown).toMatchObject({ status: 255, said: expect.stringContaining('Permission denied') });
    // What is asked of the server is not what runs there.
    const asked = await sshd.send('portal-team', at('Three'), `touch ${at('taken')}`);
    expect(asked.said).toContain('holds a release of public_site, not of customer_portal');
    expect(asked.said).toContain('Nothing was changed');
    expect(asked.status).toBe(1);
    expect(openStore(at('store')).choice()).toEqual(before);
    await expect(readFile(at('taken'))).rejects.toThrow('ENOENT');
  });

  it('a build that its team has not signed, or that was changed since, is refused', async () => {
    const before = openStore(at('store')).choice();
    await writeRemote(at('unsigned'), { heading: 'Four' });
    const unsigned = await sshd.send('site-team', at('unsigned'));
    expect(unsigned).toMatchObject({
      status: 1,
      said: expect.stringContaining('of public-site only what its team has signed is used'),
    });
    await signedBuild('Five');
    await writeFile(at('Five/remoteEntry.js'), 'changed on the way');
    const changed = await sshd.send('site-team', at('Five'));
    expect(changed).toMatchObject({
      status: 1,
      said: expect.stringContaining('not the file that was released'),
    });
    expect(openStore(at('store')).choice()).toEqual(before);
  });
});
