// decisions, Who made a release; docs/operations.md, Who made a release
import { appendFile, cp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composePlace } from '../compose/compose.mjs';
import { liveFolder } from '../compose/composedSite.mjs';
import { hashOf } from '../release/releaseFile.mjs';
import { makeSite, writeBuild, snapshot } from '../testing/fixtureSite.mjs';
import { placeOf } from './places.mjs';
import { remotes } from './remotes.mjs';

const HOUR_MS = 3_600_000;
const FOLDERS = {
  'public-site': 'public_site',
  'customer-portal': 'customer_portal',
  'admin-console': 'admin_console',
};
const SITE = 'public-site';
const SCRIPT = 'home.1a2b3c4d.js';

let site;
/** The public keys, by the name of their team. */
let listed;
beforeEach(async () => {
  site = await makeSite();
  await writeFile(path.join(site.folder, 'shell/.source-hash'), 'first');
  listed = {};
  for (const team of ['site', 'next', 'portal', 'stranger']) {
    const said = await remotes(['key', SITE, '--out', keyFile(team)]);
    listed[team] = /^ {2}"(\S+)"$/m.exec(said)[1];
  }
  await list({ public_site: ['site'], customer_portal: ['portal'] });
});
afterEach(() => rm(site.folder, { recursive: true, force: true }));

const keyFile = (team) => path.join(site.folder, `${team}.pem`);
const remotesFile = () => path.join(site.folder, 'remotes.json');
const builds = (...parts) => path.join(site.folder, 'builds', ...parts);
const own = (...parts) => builds(SITE, ...parts);
const run = (...words) => remotes([...words, ...site.options, '--remotes', remotesFile()]);
const registry = async () => JSON.parse(await readFile(site.registry, 'utf8'));
const page = (file = `${SITE}.html`) => readFile(path.join(liveFolder(site.out), file), 'utf8');
const stored = (version, ...parts) => path.join(site.folder, 'store', SITE, version, ...parts);
const json = async (file) => JSON.parse(await readFile(file, 'utf8'));
const changeJson = async (file, change) => writeFile(file, JSON.stringify(change(await json(file))));
const ago = (hours) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** Lists keys, by the names of their teams, for remotes. */
async function list(keys) {
  const entries = Object.values(FOLDERS).map((name) => [
    name,
    { address: `http://localhost:3001/${name}`, keys: keys[name]?.map((team) => listed[team]) },
  ]);
  await writeFile(remotesFile(), JSON.stringify({ local: Object.fromEntries(entries) }));
}

const sign = (folder = SITE, team = 'site', from = builds()) =>
  run('sign', folder, '--key', keyFile(team), '--from', from);
const build = (heading, { folder = SITE, into = builds(folder), ...about } = {}) =>
  writeBuild(into, {
    remote: FOLDERS[folder],
    heading,
    screens: { [`/${folder}`]: [`/${folder}`] },
    ...about,
  });

/** Builds a public site that is newer than what is live, and signs it. */
async function buildNext(heading = 'Two', about = {}) {
  await rm(own(), { recursive: true, force: true });
  const built = await build(heading, about);
  await sign();
  return built.version;
}

/** Deploys a first version of everything, and builds the next public site. */
async function deployFirst() {
  await cp(path.join(site.folder, 'shell'), builds('shell'), { recursive: true });
  for (const folder of Object.keys(FOLDERS)) await build('One', { folder, builtAt: ago(9) });
  await sign();
  await sign('customer-portal', 'portal');
  await run('sync', '--from', builds());
  const { version } = await json(own('release.json'));
  await cp(own(), builds('first'), { recursive: true });
  await buildNext();
  return version;
}

/** Puts another build in the place of the signed one. */
async function replaceBuild(from) {
  await rm(own(), { recursive: true });
  await cp(from, own(), { recursive: true });
}

/** What is done to a build that is signed well, and what whoever wants to release it is told. */
const ALL_FORGERIES = [
  [
    'no signature',
    () => rm(own('release.sig')),
    /is not signed, and of public-site only what its team has signed/,
  ],
  ['an empty signature file', () => writeFile(own('release.sig'), ''), /is no signature/],
  [
    'an empty signature',
    () => changeJson(own('release.sig'), ({ key }) => ({ key, signature: '' })),
    /The signature of public-site .* does not fit/,
  ],
  ['a stranger’s key', () => sign(SITE, 'stranger'), /key [0-9a-f]{16}, which is not listed for public-site/],
  [
    'the key of another team',
    () => sign(SITE, 'portal'),
    /which is not listed for public-site, or no longer/,
  ],
  [
    'the id of a listed key and the signature of another',
    async () => {
      const { key } = await json(own('release.sig'));
      await sign(SITE, 'stranger');
      await changeJson(own('release.sig'), ({ signature }) => ({ key, signature }));
    },
    /The signature of public-site .* does not fit/,
  ],
  [
    'a key that was taken out',
    () => list({ public_site: ['next'], customer_portal: ['portal'] }),
    /which is not listed for public-site, or no longer\. Listed: [0-9a-f]{16} \(platform\/keys\.json\)/,
  ],
  [
    'the signature of another version',
    async () => {
      await cp(own('release.sig'), builds('sig'));
      await buildNext('Three');
      await cp(builds('sig'), own('release.sig'));
    },
    /does not fit: its release\.json was changed/,
  ],
  [
    'a changed byte of a script',
    () => appendFile(own(SCRIPT), ' '),
    /home\.1a2b3c4d\.js of \S+ is not the file/,
  ],
  ['a changed byte of release.json', () => appendFile(own('release.json'), ' '), /release\.json was changed/],
  [
    'a changed script whose hash was put into release.json',
    async () => {
      await appendFile(own(SCRIPT), 'steal()');
      const hash = hashOf(await readFile(own(SCRIPT)));
      await changeJson(own('release.json'), (about) => ({
        ...about,
        files: { ...about.files, [SCRIPT]: hash },
      }));
    },
    /release\.json was changed/,
  ],
  ['one more file', () => writeFile(own('more.js'), 'steal()'), /more\.js of \S+ is not the file/],
  ['a file less', () => rm(own(SCRIPT)), /home\.1a2b3c4d\.js of \S+ is not the file/],
  ['one more link', () => symlink(keyFile('site'), own('more.js')), /more\.js of \S+ is not the file/],
  [
    'the build of another remote, signed by its own team',
    () => replaceBuild(builds('customer-portal')),
    /which is not listed for public-site/,
  ],
  [
    'the name of another remote, signed by this team',
    async () => {
      await changeJson(own('release.json'), (about) => ({ ...about, remote: 'customer_portal' }));
      await changeJson(remotesFile(), ({ local }) => ({
        local: { ...local, customer_portal: { ...local.customer_portal, keys: local.public_site.keys } },
      }));
      const portal = builds('as-portal');
      await cp(own(), portal, { recursive: true });
      await sign('customer-portal', 'site', portal);
      await replaceBuild(portal);
    },
    /holds a release of customer_portal, not of public_site/,
  ],
  [
    'an old release that the registry has forgotten',
    async () => {
      await run('release', SITE, '--from', builds());
      await changeJson(site.registry, ({ microFrontends, ...rest }) => {
        const [live] = microFrontends.public_site;
        const alone = { ...live, fallbackUrl: undefined };
        return { ...rest, microFrontends: { ...microFrontends, public_site: [alone] } };
      });
      await run('list');
      await replaceBuild(builds('first'));
    },
    /was built at .*, not after 0\.1\.0-.* may be an old release that somebody brings again/,
  ],
];

/** Forgeries that a key can't be used for, because signing itself refuses them. */
const REFUSED_BY_SIGNING = [
  ['a changed script', () => appendFile(own(SCRIPT), ' '), /is not the file that was released/],
  [
    'no commit',
    () => changeJson(own('release.json'), (about) => ({ ...about, commit: undefined })),
    /does not say commit\. .*SOURCE_COMMIT names the commit/,
  ],
  [
    'a time in the future',
    () => changeJson(own('release.json'), (about) => ({ ...about, builtAt: ago(-1) })),
    /which is in the future/,
  ],
];

describe('a build of the public site that is forged', () => {
  it.each(ALL_FORGERIES)(
    'with %s is refused: released, as a canary, and by sync',
    async (_, forge, message) => {
      await deployFirst();
      await forge();
      const before = [await registry(), await snapshot(site.out), await page()];
      await expect(run('release', SITE, '--from', builds())).rejects.toThrow(message);
      await expect(run('release', SITE, '--from', builds(), '--canary', '10')).rejects.toThrow(message);
      await expect(run('sync', '--from', builds())).rejects.toThrow(message);
      expect([await registry(), await snapshot(site.out), await page()]).toEqual(before);
    },
  );

  it.each(REFUSED_BY_SIGNING)('with %s is not signed by the command', async (_, forge, message) => {
    await deployFirst();
    await forge();
    await rm(own('release.sig'));
    await expect(sign()).rejects.toThrow(message);
  });
});

describe('a release in the store that was changed after its release', () => {
  const compose = () =>
    composePlace(placeOf({ registry: site.registry, out: site.out, remotes: remotesFile() }), {
      shell: path.join(site.folder, 'shell'),
    });

  /** Three releases: one is live, one its fallback, one a canary. */
  async function releaseThree() {
    const fallback = await deployFirst();
    const live = await buildNext('Two', { builtAt: ago(2) });
    await run('release', SITE, '--from', builds());
    const canary = await buildNext('Three', { builtAt: ago(1) });
    await run('release', SITE, '--from', builds(), '--canary', '10');
    await expect(compose()).resolves.toContain('composed');
    return { fallback, live, canary };
  }

  const CHANGES = [
    [(file) => appendFile(file(SCRIPT), ' '), 'is not the file that was released'],
    [(file) => appendFile(file('release.json'), ' '), 'is not the file that was released'],
    [(file) => writeFile(file('more.js'), ''), 'is not the file that was released'],
    [(file) => rm(file('release.sig')), 'is not signed'],
    [(file) => cp(own('release.sig'), file('release.sig')), 'does not fit'],
  ];
  it.each(['live', 'fallback', 'canary'])('is not composed, where it is the %s one', async (use) => {
    const versions = await releaseThree();
    await buildNext('Four');
    const before = await snapshot(site.out);
    const good = builds('good');
    await cp(stored(versions[use]), good, { recursive: true });
    for (const [change, message] of CHANGES) {
      await change((file) => stored(versions[use], file));
      await expect(compose()).rejects.toThrow(message);
      await rm(stored(versions[use]), { recursive: true });
      await cp(good, stored(versions[use]), { recursive: true });
    }
    expect(await snapshot(site.out)).toEqual(before);
    await expect(compose()).resolves.toContain('composed');
  });

  it('is not gone back to', async () => {
    const { fallback } = await releaseThree();
    await appendFile(stored(fallback, 'release.sig'), 'x');
    await expect(run('rollback', SITE)).rejects.toThrow('is no signature');
    await expect(run('canary', SITE, fallback, '5')).rejects.toThrow('is no signature');
  });
});

describe('a signed release', () => {
  it('goes live, is a canary, is promoted and gone back to', async () => {
    const first = await deployFirst();
    expect(await page()).toContain('One at');
    await run('release', SITE, '--from', builds(), '--canary', '10');
    await run('promote', SITE);
    expect(await page()).toContain('Two at');
    expect(await run('rollback', SITE)).toContain(`${first} is live`);
    expect(await page()).toContain('One at');
    await expect(readFile(stored(first, 'release.sig'), 'utf8')).resolves.toContain('"signature"');
  });

  it('may be made by either of two keys while one takes the place of the other', async () => {
    await deployFirst();
    await list({ public_site: ['site', 'next'], customer_portal: ['portal'] });
    await run('release', SITE, '--from', builds());
    const next = await buildNext('Three');
    await sign(SITE, 'next');
    await run('release', SITE, '--from', builds());
    expect(await page()).toContain('Three at');

    // The fallback is of the old key, so it is none any more; what is live stays.
    await list({ public_site: ['next'], customer_portal: ['portal'] });
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await run('disable', 'admin-console');
    expect(warned.mock.calls.join()).toMatch(
      /is no fallback any more\. .* which is not listed for public-site/,
    );
    warned.mockRestore();
    const { public_site: versions } = (await registry()).microFrontends;
    expect(versions[0]).not.toHaveProperty('fallbackUrl');
    expect(versions[0].metadata.version).toBe(next);
    await expect(run('rollback', SITE)).rejects.toThrow('which is not listed for public-site');
  });

  it('that is live is refused by the next sync after its key was taken out', async () => {
    await deployFirst();
    await run('release', SITE, '--from', builds());
    await list({ public_site: ['next'], customer_portal: ['portal'] });
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(run('sync', '--from', builds())).rejects.toThrow('which is not listed for public-site');
    await buildNext('Three');
    await sign(SITE, 'next');
    expect(await run('sync', '--from', builds())).toMatch(/public-site: \S+ is live now/);
    warned.mockRestore();
  });

  it('needs no signature, and may be old, where no key is listed', async () => {
    await deployFirst();
    await list({});
    await build('Zero', { builtAt: ago(99) });
    await rm(own('release.sig'));
    await run('release', SITE, '--from', builds());
    expect(await page()).toContain('Zero at');
  });

  it('is what a release that was live without one becomes, by a release of the same content', async () => {
    await list({});
    const first = await deployFirst();
    await rm(stored(first, 'release.sig'));
    await list({ public_site: ['site'] });
    await expect(run('disable', 'admin-console')).rejects.toThrow('is not signed');
    await buildNext('One');
    await sign();
    expect(await run('check', SITE, '--from', builds())).toContain('can go live');
    expect(await run('release', SITE, '--from', builds())).toContain(`${first} is live already`);
    await run('disable', 'admin-console');
    const { extras } = (await registry()).microFrontends.public_site[0];
    const about = await readFile(stored(first, 'release.json'));
    expect(extras).toMatchObject({ release: hashOf(about), builtAt: JSON.parse(about).builtAt });

    // And the same with another key.
    await list({ public_site: ['next'] });
    await expect(run('enable', 'admin-console')).rejects.toThrow('which is not listed for public-site');
    await sign(SITE, 'next');
    await run('release', SITE, '--from', builds());
    await run('enable', 'admin-console');
    await appendFile(stored(first, SCRIPT), ' ');
    await expect(run('release', SITE, '--from', builds())).rejects.toThrow(
      'is not the file that was released',
    );
  });

  it('is the same version when it is built again by somebody else, and the one that is kept stays', async () => {
    const first = await deployFirst();
    const kept = await readFile(stored(first, 'release.json'), 'utf8');
    await buildNext('One', { builtAt: ago(20), builder: 'somebody else' });
    expect(await run('release', SITE, '--from', builds())).toContain(`${first} is live already`);
    expect(await readFile(stored(first, 'release.json'), 'utf8')).toBe(kept);
  });
});

describe('keys', () => {
  it('are written for their owner alone, and never over others', async () => {
    expect((await stat(keyFile('site'))).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    expect(await readFile(keyFile('site'), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    await expect(remotes(['key', SITE, '--out', keyFile('site')])).rejects.toThrow('is there already');
  });

  it('that are listed wrongly are named', async () => {
    await deployFirst();
    listed.wrong = 'not-a-key';
    await list({ public_site: ['wrong'] });
    await expect(run('release', SITE, '--from', builds())).rejects.toThrow(
      '"not-a-key", which is listed in platform/keys.json, is no key that can be read.',
    );
  });

  it('are told whether they are listed', async () => {
    await deployFirst();
    expect(await sign()).toMatch(/is signed with the key [0-9a-f]{16}, in \S+\.$/);
    expect(await sign(SITE, 'stranger')).toContain('That key is not listed for it, so it would be refused');
    await writeFile(keyFile('broken'), 'no key');
    await expect(sign(SITE, 'broken')).rejects.toThrow('The private key is no key that can be read.');
  });
});
