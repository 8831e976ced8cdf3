// docs/security.md, Who made a release; docs/operations.md, Who made a release
import { appendFile, copyFile, cp, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { releases } from '../releases/releases.mjs';
import { snapshot, writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { readBuild } from './build.mjs';
import { sha256 } from './hashes.mjs';

const HOUR_MS = 3_600_000;
const SITE = 'public-site';
const app = { folder: SITE, name: 'public_site' };
const OTHERS = {
  'customer-portal': { remote: 'customer_portal', screens: { '/orders': [] }, audience: 'signed-in' },
  'admin-console': { remote: 'admin_console', screens: { '/admin': [] }, audience: 'admin' },
};

let folder;
/** The public keys, by the name of their team. */
let listed;
/** The version of the public site that is live. */
let first;
/** A copy of the first deployment, which is made once. */
let deployed;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'deployed-'));
  listed = { wrong: Buffer.from('not a key').toString('base64') };
  first = await deployFirst();
  deployed = folder;
});
afterAll(() => rm(deployed, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'build-'));
  await cp(deployed, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const builds = (...parts) => path.join(folder, 'builds', ...parts);
const own = (...parts) => builds(SITE, ...parts);
const keyFile = (team) => path.join(folder, `${team}.pem`);
const keysFile = () => path.join(folder, 'keys.json');
const ago = (hours) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const json = async (file) => JSON.parse(await readFile(file, 'utf8'));
const changeJson = async (file, change) => writeFile(file, JSON.stringify(change(await json(file))));
const run = (...words) =>
  releases([...words, '--store', path.join(folder, 'store'), '--keys', keysFile(), '--servers', ''], {
    say: () => undefined,
  });
const site = async () => {
  const [latest] = (await snapshot(path.join(folder, 'store/choice'))).at(-1).slice(1);
  return JSON.parse(latest).deployments.public_site;
};
/** Changes what the build says of itself. */
const changeAbout = (change) => changeJson(own('release.json'), (about) => ({ ...about, ...change }));
const changeSignature = (change) => changeJson(own('release.sig'), change);
/** A file of the build with its name. */
const script = async () =>
  Object.keys((await json(own('release.json'))).files).find((file) => /^home/.test(file));
const build = (heading, about = {}) =>
  writeRemote(own(), { heading, screens: { '/site': ['/site'] }, ...about });

describe('a finished build', () => {
  const read = (about = {}) => readBuild(own(), { app, ...about });
  beforeEach(() => rm(own(), { recursive: true }));

  it('is named by its package and by what is in it, and knows the hash of each file', async () => {
    const { version, files } = await build('One');
    expect(version).toMatch(/^0\.1\.0-[0-9a-f]{12}$/);
    expect(Object.values(files).every((hash) => /^sha256-.{43}=$/.test(hash))).toBe(true);
    expect(await read()).toMatchObject({ manifest: { version, files } });
    expect((await build('One', { builtAt: ago(5) })).version).toBe(version);
    await rm(own(), { recursive: true });
    expect((await build('Two')).version).not.toBe(version);
  });

  it.each([
    ['a changed byte', (file) => appendFile(file, ' ')],
    ['a missing file', (file) => rm(file)],
    ['another file', () => writeFile(own('more.js'), '')],
    ['a compressed form of no file', () => writeFile(own('more.js.br'), '')],
    ['a link to another file', () => symlink('remoteEntry.js', own('more.js'))],
    ['a link to another folder', () => symlink('/etc', own('more.js'))],
    [
      'a link in place of a file',
      async (file) => {
        await copyFile(file, own('.hidden'));
        await rm(file);
        await symlink('.hidden', file);
      },
    ],
  ])('with %s is refused', async (_, damage) => {
    await build('One');
    await damage(own(await script()));
    await expect(read()).rejects.toThrow(
      /js(\.br)? of public-site 0\.1\.0-\w+ is not the file that was released/,
    );
  });

  it('may have compressed forms of its files, and hidden notes of whoever built it', async () => {
    await build('One');
    await writeFile(own('remoteEntry.js.br'), brotliCompressSync('entry of One'));
    await writeFile(own('.source-hash'), 'x');
    const { packed, files } = await read();
    expect(Object.keys(packed.get('remoteEntry.js'))).toEqual(['br']);
    expect([...files.keys()].filter((file) => /\.br$|^\./.test(file))).toEqual([]);
  });

  it('of another deployment, and with a description that can’t be, is refused', async () => {
    await build('One');
    await expect(read({ app: { folder: 'admin-console', name: 'admin_console' } })).rejects.toThrow(
      'holds a release of public_site, not of admin_console',
    );
    const good = await json(own('release.json'));
    for (const [bad, message] of [
      [{ version: '../../elsewhere' }, 'version: is no version of a build'],
      [{ files: { '../x': sha256('') } }, 'is no name of a file'],
      [{ files: { x: 'sha256-abc' } }, 'is no hash'],
      [{ builtAt: 'soon' }, 'builtAt: is no time'],
      [{ contract: { stores: 'new' } }, 'is no version such as 1.2.3'],
      [{ routes: [{ ...good.routes[0], audience: 'waiters' }] }, 'audience'],
      [{ routes: [{ ...good.routes[0], path: 'menu' }] }, 'is no path'],
    ]) {
      await changeJson(own('release.json'), () => ({ ...good, ...bad }));
      await expect(read()).rejects.toThrow(message);
    }
    await writeFile(own('release.json'), '{');
    await expect(read()).rejects.toThrow('is no JSON');
    await rm(own('release.json'));
    await expect(read()).rejects.toThrow('holds no build of public-site. Build it first');
  });
});

/** Lists keys, by the names of their teams. */
const list = (keys) =>
  writeFile(
    keysFile(),
    JSON.stringify({
      shell: [],
      ...Object.fromEntries(
        [SITE, ...Object.keys(OTHERS)].map((name) => [name, (keys[name] ?? []).map((team) => listed[team])]),
      ),
    }),
  );
const bothTeams = { [SITE]: ['site'], 'customer-portal': ['portal'] };
const sign = (team = 'site', name = SITE, from = builds()) =>
  run('sign', name, '--key', keyFile(team), '--from', from);

/** Builds a public site that is newer than what is live, and signs it. @returns {Promise<string>} Its version. */
async function buildNext(heading = 'Two', about = {}, team = 'site') {
  await rm(own(), { recursive: true, force: true });
  const { version } = await build(heading, about);
  await sign(team);
  return version;
}
const release = (...more) => run('release', SITE, '--from', builds(), ...more);

const buildOther = (name, heading) => writeRemote(builds(name), { heading, ...OTHERS[name] });

/** Deploys a first version of everything, and builds the next public site. @returns {Promise<string>} The first version. */
async function deployFirst() {
  await list({});
  for (const team of ['site', 'next', 'portal', 'stranger'])
    listed[team] = /^ {2}"(\S+)"$/m.exec(await run('key', SITE, '--out', keyFile(team)))[1];
  await list(bothTeams);
  await writeShell(builds('shell'));
  await buildOther('customer-portal', 'Portal');
  await buildOther('admin-console', 'Console');
  const { version } = await build('One', { builtAt: ago(9) });
  await sign();
  await sign('portal', 'customer-portal');
  await run('take', '--from', builds());
  await cp(own(), builds('first'), { recursive: true });
  await buildNext();
  return version;
}

async function replaceBuild(from) {
  await rm(own(), { recursive: true });
  await cp(from, own(), { recursive: true });
}

const NOT_LISTED =
  /which is not listed for public-site, or no longer\. Listed: [0-9a-f]{16} \(platform\/keys\.json\)/;
const DOES_NOT_FIT = /The signature of public-site .* does not fit: its release\.json was changed/;
const NOT_THE_FILE = /(home\.\w+|more)\.js of .* is not the file that was released/;
const UNSIGNED = /is not signed, and of public-site only what its team has signed is used/;
const FORGOTTEN = /was built at .*, not after 0\.1\.0-.* may be an old release that somebody brings again/;

/** What is done to a build that is signed well, and what whoever wants to release it is told. */
const FORGERIES = [
  ['no signature', () => rm(own('release.sig')), UNSIGNED],
  ['an empty signature file', () => writeFile(own('release.sig'), ''), /is no signature/],
  ['an empty signature', () => changeSignature(({ key }) => ({ key, signature: '' })), DOES_NOT_FIT],
  ['a stranger’s key', () => sign('stranger'), NOT_LISTED],
  ['the key of another team', () => sign('portal'), NOT_LISTED],
  [
    'the id of a listed key and the signature of another',
    async () => {
      const { key } = await json(own('release.sig'));
      await sign('stranger');
      await changeSignature(({ signature }) => ({ key, signature }));
    },
    DOES_NOT_FIT,
  ],
  ['a key that was taken out', () => list({ ...bothTeams, [SITE]: ['next'] }), NOT_LISTED],
  [
    'the signature of another version',
    async () => {
      await cp(own('release.sig'), builds('sig'));
      await buildNext('Three');
      await cp(builds('sig'), own('release.sig'));
    },
    DOES_NOT_FIT,
  ],
  ['a changed byte of a script', async () => appendFile(own(await script()), ' '), NOT_THE_FILE],
  ['a changed byte of release.json', () => appendFile(own('release.json'), ' '), DOES_NOT_FIT],
  [
    'a changed script whose hash was put into release.json',
    async () => {
      const file = await script();
      await appendFile(own(file), 'steal()');
      const { files } = await json(own('release.json'));
      await changeAbout({ files: { ...files, [file]: sha256(await readFile(own(file))) } });
    },
    DOES_NOT_FIT,
  ],
  ['one more file', () => writeFile(own('more.js'), 'steal()'), NOT_THE_FILE],
  ['a file less', async () => rm(own(await script())), NOT_THE_FILE],
  ['one more link', () => symlink(keyFile('site'), own('more.js')), NOT_THE_FILE],
  ['the build of another team, signed by it', () => replaceBuild(builds('customer-portal')), NOT_LISTED],
  [
    'the name of another deployment, signed by this team',
    async () => {
      await changeAbout({ remote: 'customer_portal' });
      await list({ ...bothTeams, 'customer-portal': ['site'] });
      await cp(own(), builds('as/customer-portal'), { recursive: true });
      await sign('site', 'customer-portal', builds('as'));
      await replaceBuild(builds('as/customer-portal'));
    },
    /holds a release of customer_portal, not of public_site/,
  ],
  [
    'an old release of which nothing is known any more',
    async () => {
      await replaceBuild(builds('first'));
      await changeAbout({ builtAt: ago(20), version: '0.1.0-0123456789ab' });
      await sign();
    },
    FORGOTTEN,
  ],
];

describe('a signed build that is forged', () => {
  it.each(FORGERIES)('with %s is refused: released, as a canary, and taken', async (_, forge, message) => {
    await forge();
    const before = await snapshot(path.join(folder, 'store'));
    for (const words of [['release', SITE], ['release', SITE, '--canary', '10'], ['take']]) {
      const refused = run(...words, '--from', builds());
      await expect(refused).rejects.toThrow(message);
      await expect(refused).rejects.toThrow('Nothing was changed; the site stays as it was.');
    }
    expect(await snapshot(path.join(folder, 'store'))).toEqual(before);
  });

  it.each([
    [
      'a changed script',
      async () => appendFile(own(await script()), ' '),
      /is not the file that was released/,
    ],
    [
      'no commit',
      () => changeAbout({ commit: undefined }),
      /does not say commit\. .*SOURCE_COMMIT names the commit/,
    ],
    ['a time in the future', () => changeAbout({ builtAt: ago(-1) }), /which is in the future/],
  ])('with %s is not signed by the command', async (_, forge, message) => {
    await forge();
    await rm(own('release.sig'));
    await expect(sign()).rejects.toThrow(message);
    await expect(stat(own('release.sig'))).rejects.toThrow('ENOENT');
  });
});

describe('a signed release', () => {
  it('goes live, is a canary, is promoted and gone back to, and its signature is kept', async () => {
    await release('--canary', '10');
    await run('promote', SITE);
    expect(await run('rollback', SITE)).toContain(`${first} is live`);
    const kept = await readFile(path.join(folder, 'store/releases', SITE, `${first}.sig`), 'utf8');
    expect(kept).toBe(await readFile(builds('first/release.sig'), 'utf8'));
  });

  it('may be made with either of two keys while one takes the place of the other', async () => {
    await list({ ...bothTeams, [SITE]: ['site', 'next'] });
    await release();
    const third = await buildNext('Three', {}, 'next');
    await release();
    expect((await site()).live).toBe(third);

    // What was signed with a key that is taken out stays live, and is not made live again; nobody else is held up.
    await list({ ...bothTeams, [SITE]: ['next'] });
    for (const refused of [
      ['rollback', SITE],
      ['use', SITE, first],
      ['canary', SITE, first, '5'],
    ])
      await expect(run(...refused)).rejects.toThrow(
        /which is not listed for public-site.*\n?.*Nothing was changed/s,
      );
    expect((await site()).live).toBe(third);
    await rm(builds('admin-console'), { recursive: true });
    await buildOther('admin-console', 'New');
    await run('release', 'admin-console', '--from', builds());
    await expect(run('rollback', 'admin-console')).resolves.toContain('is live');
    await expect(run('disable', SITE)).resolves.toContain('is switched off');
  });

  it('that is tried out is not promoted after its key was taken out, but can be ended', async () => {
    await release('--canary', '10');
    await list({ ...bothTeams, [SITE]: ['next'] });
    await expect(run('promote', SITE)).rejects.toThrow('which is not listed for public-site');
    await expect(run('abort', SITE)).resolves.toContain('is no canary any more');
  });

  it('is what one that was live without a signature becomes, by a release of the same content', async () => {
    await list({});
    await rm(own('release.sig'));
    await release();
    await list(bothTeams);
    await expect(run('use', SITE, (await site()).live)).rejects.toThrow('is not signed');
    const again = await buildNext();
    expect(await release()).toContain(`${again} is live already`);
    expect(await run('use', SITE, again)).toContain('is live already');
    expect(await run('rollback', SITE)).toContain(`${first} is live`);
  });

  it('is the same version when somebody else builds it again, and the one that is kept stays', async () => {
    const kept = await snapshot(path.join(folder, 'store/releases'));
    await buildNext('One', { builtAt: ago(20), builder: 'somebody else' });
    expect(await release()).toContain(`${first} is live already`);
    expect(await snapshot(path.join(folder, 'store/releases'))).toEqual(kept);
  });

  it('needs no signature, and may be old, where no key is listed', async () => {
    await list({ 'customer-portal': ['portal'] });
    await rm(own(), { recursive: true });
    const { version } = await build('Zero', { builtAt: ago(99) });
    await release();
    expect((await site()).live).toBe(version);
  });
});

describe('keys', () => {
  it('are written for their owner alone, and never over others', async () => {
    expect((await stat(keyFile('site'))).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
    expect(await readFile(keyFile('site'), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
    await expect(run('key', SITE, '--out', keyFile('site'))).rejects.toThrow('is there already');
  });

  it('are told whether they are listed', async () => {
    expect(await sign()).toMatch(/is signed with the key [0-9a-f]{16}, in \S+\.$/);
    expect(await sign('stranger')).toContain('That key is not listed for it, so it would be refused');
    await writeFile(keyFile('broken'), 'no key');
    await expect(sign('broken')).rejects.toThrow('The private key is no key that can be read.');
  });

  it.each([
    ['is not there', () => rm(keysFile()), /ENOENT/],
    ['is no JSON', () => writeFile(keysFile(), '{'), /keys\.json is no JSON/],
    [
      'does not name the deployment',
      () => changeJson(keysFile(), ({ shell }) => ({ shell })),
      /does not say with which keys \S+ is signed; without any, it says \[\]/,
    ],
    [
      'names one that there is not',
      () => changeJson(keysFile(), (keys) => ({ ...keys, 'public-sit': [] })),
      /public-sit: is no deployment/,
    ],
    [
      'has one key in place of a list',
      () => changeJson(keysFile(), (keys) => ({ ...keys, [SITE]: 'x' })),
      /keys\.json can't be used: public-site/,
    ],
    [
      'has a key that is none',
      () => list({ ...bothTeams, [SITE]: ['wrong'] }),
      /listed in platform\/keys\.json, is no key that can be read/,
    ],
  ])('are an error, never none, where their file %s', async (_, damage, message) => {
    await damage();
    for (const words of [['release', SITE], ['release', SITE, '--canary', '10'], ['take']])
      await expect(run(...words, '--from', builds())).rejects.toThrow(message);
  });
});
