// README, npm run releases; docs/architecture.md, From a commit to a visitor; docs/operations.md, Release
import { appendFile, cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { appByFolder, ROOT } from '../ports.mjs';
import { sha256 } from '../release/hashes.mjs';
import { openStore } from '../store/store.mjs';
import { snapshot, writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { notLive } from './notLive.mjs';
import { releases } from './releases.mjs';

const ABOUT = {
  'public-site': { remote: 'public_site', screens: { '/': ['/'] } },
  'customer-portal': { remote: 'customer_portal', screens: { '/orders': [] }, audience: 'signed-in' },
  'admin-console': { remote: 'admin_console', screens: { '/admin': [] }, audience: 'admin' },
};
const UNCHANGED = 'Nothing was changed; the site stays as it was.';

let folder;
let store;
let said;
/** The first version of everything, taken once and copied for each test; `first` has the versions, `one` is that of the site. */
let deployed;
let first;
let one;
beforeAll(async () => {
  folder = deployed = await mkdtemp(path.join(os.tmpdir(), 'deployed-'));
  first = {};
  for (const name of ['shell', ...Object.keys(ABOUT)]) first[name] = await build(name, 'One');
  one = first['public-site'];
  await run('take', '--from', builds());
});
afterAll(() => rm(deployed, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'releases-'));
  await cp(deployed, folder, { recursive: true, preserveTimestamps: true });
  store = openStore(path.join(folder, 'store'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const builds = (...parts) => path.join(folder, 'builds', ...parts);
const place = () => ['--store', path.join(folder, 'store'), '--servers', ''];
const run = (...words) => releases([...words, ...place()], { say: (line) => said.push(line) });
const portal = () => path.join(store.folder, 'releases/customer-portal', `${first['customer-portal']}.json`);
const at = (name) => store.choice().deployments[name];
const site = () => at('public_site');
/** Changes what the choice says of the site, as time or another command does. */
const changeSite = (change) =>
  store.change((choice) => {
    const public_site = { ...site(), ...change(site()) };
    return { ...choice, deployments: { ...choice.deployments, public_site } };
  }, 'meanwhile');
const ageReleases = ({ releases: listed }) => ({
  releases: listed.map((each) => ({ ...each, releasedAt: '2020-01-01T00:00:00.000Z' })),
});

async function build(name, heading, about = {}) {
  await rm(builds(name), { recursive: true, force: true });
  const write = name === 'shell' ? writeShell : writeRemote;
  return (await write(builds(name), { heading: `${heading} of ${name}`, ...ABOUT[name], ...about })).version;
}
async function release(heading, { name = 'public-site', more = [], ...about } = {}) {
  const version = await build(name, heading, about);
  return { version, said: await run('release', name, '--from', builds(), ...more) };
}
/** All of a store but files of its pool, which nobody names. */
const decided = async () =>
  (await snapshot(store.folder)).filter(([file]) => !file.includes(`${path.sep}pool${path.sep}`));
/** A promise that must be refused with these words, while all that counts in the store stays as it is. */
async function expectRefused(words, message) {
  const before = await decided();
  const refused = run(...words);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(UNCHANGED);
  expect(await decided()).toEqual(before);
}

describe('the commands', () => {
  it('release a remote, go back and forth, and name the command that undoes it', async () => {
    const two = await release('Two');
    expect(two.said).toContain(`public-site ${two.version} is live, in place of ${one}.`);
    expect(two.said).toContain(`If it can't be loaded, visitors get ${one}.`);
    expect(two.said).toContain(
      `To undo it: npm run releases -- rollback public-site --store ${store.folder}`,
    );
    const back = await run('rollback', 'public-site');
    expect(back).toContain(`public-site ${one} is live, in place of ${two.version}.`);
    expect(back).toContain(`To undo it: npm run releases -- use public-site ${two.version} --store`);
    expect(back).toContain("If it can't be loaded, there is no other version for visitors.");
    expect(site()).toMatchObject({ live: one, fallback: null });
    expect(await run('list')).toContain(`public-site was rolled back from ${two.version}`);
    await expectRefused(['rollback', 'public-site'], 'there is none to go back to');
    expect(await run('use', 'public-site', two.version)).toContain(
      `To undo it: npm run releases -- use public-site ${one}`,
    );
    expect(await run('list')).toMatch(
      new RegExp(`public-site +${two.version} +${one} +none +on +less than a minute`),
    );
    expect((await release('Two')).said).toContain(`public-site ${two.version} is live already.`);
  });

  it('give a build to a share of the visitors, then to everybody or to nobody', async () => {
    const two = await release('Two', { more: ['--canary', '10'] });
    expect(two.said).toContain(`public-site ${two.version} is a canary for 10 % of the visitors.`);
    expect(two.said).toContain(`The others stay on ${one}.`);
    expect(two.said).toContain('For everybody: npm run releases -- promote public-site --store');
    expect(two.said).toContain('To end it: npm run releases -- abort public-site --store');
    expect(await run('list')).toContain(`${two.version} (10 %)`);
    const ended = await run('abort', 'public-site');
    expect(ended).toContain(`everybody gets ${one}.`);
    expect(ended).toContain(`npm run releases -- canary public-site ${two.version} 10 --store`);
    await expectRefused(['rollback', 'public-site'], 'there is none to go back to');
    expect(await run('canary', 'public-site', two.version, '50')).toContain('for 50 % of the visitors');
    const promoted = await run('promote', 'public-site');
    expect(promoted).toContain(`${two.version} is live for everybody, in place of ${one}.`);
    expect(promoted).toContain('To undo it: npm run releases -- rollback public-site --store');
    expect(await run('rollback', 'public-site')).toContain(`${one} is live`);
    await expectRefused(['canary', 'public-site', two.version, '100'], '"100" is no share of the visitors');
  });

  it('switch a remote, and the offline copy, off and on again', async () => {
    expect(await run('disable', 'public-site')).toContain(
      'To undo it: npm run releases -- enable public-site',
    );
    expect(site()).toMatchObject({ on: false, live: one });
    expect(await run('disable', 'public-site')).toContain('Nothing was changed.');
    expect((await release('Two')).said).toContain("is switched off, so visitors don't see it yet.");
    expect(await run('enable', 'public-site')).toContain('visitors get');
    expect(await run('offline', 'off')).toContain('To undo it: npm run releases -- offline on --store');
    expect(store.choice().settings.offline).toBe(false);
    expect(await run('list')).toContain('The offline copy is switched off.');
    expect(await run('offline', 'off')).toContain('Nothing was changed.');
    await run('offline', 'on');
    expect(store.choice().settings.offline).toBe(true);
    await expectRefused(['offline', 'perhaps'], 'Usage: npm run releases -- offline on|off');
    await expectRefused(['disable', 'shell'], 'The shell can not be switched off.');
  });

  it('keep the settings of a site in its choice, whoever calls them from where', async () => {
    process.env.GRAPHQL_URL = 'http://of-the-caller/graphql';
    try {
      await run('set', 'graphqlUrl=/graphql', 'isReportOnly=true', 'reports=25');
      await release('Two');
    } finally {
      delete process.env.GRAPHQL_URL;
    }
    const expected = {
      graphqlUrl: '/graphql',
      isReportOnly: true,
      reports: 25,
      offline: true,
      copySeconds: 0,
    };
    expect(store.choice().settings).toEqual(expected);
    expect(await run('set')).toBe(
      'graphqlUrl: /graphql\nisReportOnly: true\nreports: 25\noffline: true\ncopySeconds: 0',
    );
    await run('take', '--from', builds(), '--set', 'reports=0');
    expect(store.choice().settings).toEqual({ ...expected, reports: 0 });
    await run('set', 'graphqlUrl=');
    expect(store.choice().settings.graphqlUrl).toBeNull();
    for (const [pair, message] of [
      ['graphqlUrl=graphql', 'graphqlUrl needs an address'],
      ['reports=101', 'reports needs a number from 0 to 100'],
      ['reports=', 'reports needs a number'],
      ['isReportOnly=1', 'isReportOnly is true or false'],
      [
        'colour=red',
        '"colour=red" is no setting. Settings: graphqlUrl=…, isReportOnly=…, reports=…, copySeconds=….',
      ],
    ])
      await expectRefused(['set', pair], message);
  });

  it('take a remote out of the site, whose releases can be used again', async () => {
    expect(await run('remove', 'public-site')).toContain(
      'To put it back: npm run releases -- release public-site',
    );
    expect(site().live).toBeNull();
    await expectRefused(['remove', 'public-site'], 'Nothing of public_site has been released yet.');
    expect(await run('use', 'public-site', one)).toContain(
      'To undo it: npm run releases -- remove public-site',
    );
    expect(site().live).toBe(one);
    await expectRefused(['remove', 'shell'], 'Without the shell there is no site.');
  });

  it('say who has decided what, the latest first', async () => {
    await run('disable', 'public-site');
    const [, latest, before] = (await run('history')).split('\n');
    expect(latest).toMatch(/^2 +\d{4}-\S+Z +\S+@\S+ +disable public-site$/);
    expect(before).toMatch(/^1 .* take$/);
  });

  it('say what they need', async () => {
    await expect(run('use', 'public-site')).rejects.toThrow(
      'Usage: npm run releases -- use DEPLOYMENT VERSION',
    );
    await expect(run('rollback', 'wine-cellar')).rejects.toThrow('No deployment is named "wine-cellar".');
    await expect(run('dance')).rejects.toThrow('No command is named "dance".');
    await expectRefused(
      ['release', 'public-site', '--from', folder],
      'holds no build of public-site. Build it first',
    );
    await expectRefused(
      ['use', 'public-site', '0.1.0-000000000000'],
      'has no release 0.1.0-000000000000. Its releases:',
    );
    await expectRefused(['take'], 'take needs --from FOLDER');
    expect(await run('--help')).toContain('npm run releases -- prune');
    process.env.RELEASES_COMMAND = 'docker compose run --rm releases';
    try {
      expect((await release('Two')).said).toMatch(
        /To undo it: docker compose run --rm releases rollback public-site$/m,
      );
      expect(await run('--help')).not.toContain('npm run');
    } finally {
      delete process.env.RELEASES_COMMAND;
    }
  });

  it('prune what is old and not needed, and what was pruned can not be used', async () => {
    const versions = [one];
    for (const heading of ['2', '3', '4', '5', '6', '7']) versions.push((await release(heading)).version);
    await changeSite(ageReleases);
    const file = (version) => path.join(store.folder, 'releases/public-site', `${version}.json`);
    for (const version of versions) await utimes(file(version), 0, 0);
    // What visitors had today stays on the disk for their open tabs.
    expect(await run('prune')).toBe('There is nothing to remove.');
    expect(site().releases.map(({ version }) => version)).toEqual(versions.slice(2).reverse());
    await expectRefused(['use', 'public-site', versions[0]], `has no release ${versions[0]}`);
    await rm(file(versions[3]));
    await expectRefused(['use', 'public-site', versions[3]], 'is not in');
  });
});

describe('the shell', () => {
  it('is released, checked against what is live, tried out and rolled back like the others', async () => {
    const two = await release('Two', { name: 'shell' });
    expect(two.said).toContain(`shell ${two.version} is live, in place of ${first.shell}.`);
    expect(two.said).toContain('To undo it: npm run releases -- rollback shell');
    expect(store.hasPages(two.version, one)).toBe(true);
    expect(await run('rollback', 'shell')).toContain(`shell ${first.shell} is live`);
    const contract = { stores: '2.0.0' };
    await build('shell', 'Three', { contract });
    const words = ['release', 'shell', '--from', builds()];
    await expectRefused(words, /public_site \S+ can't run here.*\n.*customer_portal.*\n.*admin_console/);
    await build('shell', 'Four', { specifiedPaths: ['/', '/menu'] });
    await expectRefused(
      [...words, '--canary', '5'],
      'No live version brings /menu, which the site must have.',
    );
    await release('Five', { name: 'shell', more: ['--canary', '5'] });
    expect(at('shell').canary.share).toBe(5);
  });

  it('that is decided while a command works is the one that its pages are rendered with', async () => {
    const shellBuild = await build('shell', 'Two');
    const version = await build('public-site', 'Two');
    await Promise.all([
      run('release', 'public-site', '--from', builds()),
      run('release', 'shell', '--from', builds()),
    ]);
    expect([at('shell').live, site().live]).toEqual([shellBuild, version]);
    expect(store.hasPages(shellBuild, version)).toBe(true);
    expect(
      store
        .history()
        .map(({ what }) => what)
        .sort(),
    ).toEqual(['release public-site', 'release shell', 'take']);
  });
});

describe('what is refused leaves the store and the choice as they were:', () => {
  it.each([
    [
      'a contract that the shell does not speak',
      { contract: { stores: '9.0.0' } },
      'of the contract "stores"',
    ],
    [
      'a page that fails',
      { code: "throw new Error('A screen fails.');" },
      "can't be rendered: A screen fails.",
    ],
    [
      'a file at the address of another',
      { files: ["{ path: '/robots.txt', text: () => '' }"] },
      'at /robots.txt',
    ],
  ])('%s', async (_, about, message) => {
    const version = await build('public-site', 'Two', about);
    await expectRefused(['release', 'public-site', '--from', builds()], message);
    await expectRefused(['release', 'public-site', '--from', builds(), '--canary', '10'], message);
    await expectRefused(['take', '--from', builds()], message);
    expect(store.versions({ folder: 'public-site' })).not.toContain(version);
  });
});

it('a build that has the version of another is refused', async () => {
  await build('public-site', 'Two');
  const file = builds('public-site/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version: one }));
  await expectRefused(
    ['release', 'public-site', '--from', builds()],
    `public-site ${one} is stored with other files`,
  );
});

describe('a release that asks the API', () => {
  let api;
  let schema;
  beforeEach(async () => {
    api = http.createServer((_, answer) => answer.writeHead(405, schema && { 'x-schema': schema }).end());
    await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => api.close());
  const address = () => `http://127.0.0.1:${api.address().port}/graphql`;
  const documents = ['query events { events { id } }'];
  const own = async () => sha256(await readFile(path.join(ROOT, 'shared/src/graphql/schema.graphql')));

  it.each([
    ['--api', async () => ['--api', address()]],
    ['the settings', async () => void (await run('set', `graphqlUrl=${address()}`))],
  ])('is refused while the one of %s has another schema', async (_, name) => {
    const more = (await name()) ?? [];
    await build('admin-console', 'Two', { documents });
    const words = ['release', 'admin-console', '--from', builds(), ...more];
    schema = 'sha256-other';
    await expectRefused(words, 'has another schema than the one that releases are checked against here');
    schema = undefined;
    expect(await run(...words)).toContain('is live');
    schema = await own();
    expect((await release('Three', { name: 'admin-console', documents, more })).said).toContain('is live');
    expect((await release('Two', { more })).said).toContain('is live');
  });

  it('is released while the one of the settings is away, which is said, and refused where it is named', async () => {
    await run('set', 'graphqlUrl=http://127.0.0.1:9/graphql');
    await release('Two', { name: 'admin-console', documents });
    expect(said.join()).toContain('The API at http://127.0.0.1:9/graphql does not answer.');
    await build('admin-console', 'Three', { documents });
    await expectRefused(
      ['release', 'admin-console', '--from', builds(), '--api', 'http://127.0.0.1:9/graphql'],
      'The API at http://127.0.0.1:9/graphql does not answer.',
    );
  });
});

it('a fallback that a new shell can’t run is none any more, which is said', async () => {
  await release('Two', { contract: { notify: '1.0.0' } });
  expect(site().fallback).toBe(one);
  const contract = { stores: '1.0.0', notify: '1.0.0', routes: '1.0.0' };
  const manifest = path.join(folder, 'store/releases/public-site', `${one}.json`);
  const before = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...before, contract: { ...contract, routes: '2.0.0' } }));
  await build('shell', 'Two');
  await run('release', 'shell', '--from', builds('shell'));
  expect(site().fallback).toBeNull();
  expect(said.join()).toMatch(
    /public-site \S+ is no fallback any more\. .*needs version 2\.0\.0 of the contract "routes"/,
  );
});

it('an error after the site was changed does not say that nothing was', async () => {
  const { version } = await release('Two');
  await rm(path.join(store.folder, 'releases/public-site', `${one}.json`));
  await changeSite(ageReleases);
  await appendFile(path.join(store.folder, 'releases/public-site', `${version}.json`), 'x');
  const failing = run('prune');
  await expect(failing).rejects.toThrow('is no JSON');
  await expect(failing).rejects.not.toThrow(UNCHANGED);
});

// docs/operations.md, Alarms, logs, health: one team's disk must not keep another from taking back what is bad.
describe('with the files of another remote gone', () => {
  it('a release is rolled back, promoted, ended and switched off', async () => {
    const { version } = await release('Two');
    const canary = await release('Three', { more: ['--canary', '10'] });
    await rm(path.join(store.folder, 'releases/admin-console'), { recursive: true });
    await rm(path.join(store.folder, 'pages'), { recursive: true });
    const console_ = JSON.parse(await readFile(builds('admin-console/release.json'), 'utf8'));
    await rm(store.placeOf(console_, 'remoteEntry.js'));
    await run('abort', 'public-site');
    await run('rollback', 'public-site');
    expect(site()).toMatchObject({ live: one, canary: null });
    await run('use', 'public-site', version);
    expect(said.join()).toMatch(
      /Some pages are rendered by the visitors' browsers: admin-console \S+ is not in/,
    );
    await changeSite(() => ({ canary: { version: canary.version, share: 5 } }));
    expect(await run('promote', 'public-site')).toContain(`${canary.version} is live for everybody`);
    expect(await run('disable', 'public-site')).toContain('is switched off');
    expect(await run('disable', 'admin-console')).toContain('is switched off');
  });

  it.each([
    ['its manifest', () => rm(path.join(store.folder, 'releases/customer-portal'), { recursive: true })],
    ['its manifest, damaged', () => writeFile(portal(), '{')],
    [
      'a file and its pages',
      async () => {
        await rm(path.join(store.folder, 'pages'), { recursive: true });
        await rm(store.placeOf(JSON.parse(await readFile(portal(), 'utf8')), 'routes.node.cjs'));
      },
    ],
    [
      'its pages, damaged',
      () =>
        writeFile(path.join(store.folder, 'pages', `${first.shell}+${first['customer-portal']}.json`), '{'),
    ],
  ])('%s, a remote and the shell are released, tried out and taken', async (_, lose) => {
    await lose();
    const canary = await release('Two', { more: ['--canary', '10'] });
    expect(site().canary.version).toBe(canary.version);
    const two = await release('Three');
    expect(site().live).toBe(two.version);
    const shell = await release('Two', { name: 'shell' });
    expect(at('shell').live).toBe(shell.version);
    expect(store.hasPages(shell.version, two.version)).toBe(true);
    await build('public-site', 'Four');
    await run('take', '--from', builds());
    expect(store.hasPages(shell.version, site().live)).toBe(true);
    await run('check', 'public-site', '--from', builds());
    await run('remove', 'admin-console');
  });

  it('but not to a release of which something is gone or changed itself', async () => {
    const { version } = await release('Two');
    const manifest = await store.readManifest({ folder: 'public-site' }, one);
    await appendFile(store.placeOf(manifest, 'remoteEntry.js'), ' ');
    for (const words of [
      ['rollback', 'public-site'],
      ['use', 'public-site', one],
    ])
      await expectRefused(words, `remoteEntry.js of public-site ${one} is not the file`);
    await expect(run('check', 'public-site', '--from', builds())).rejects.toThrow(
      new RegExp(`${one} +fallback +no .*would be refused`),
    );
    await build('public-site', 'One');
    await run('release', 'public-site', '--from', builds());
    expect(site()).toMatchObject({ live: one, fallback: version });
    await appendFile(path.join(store.folder, 'releases/public-site', `${version}.json`), ' ');
    await expectRefused(['use', 'public-site', version], 'release.json of public-site');
  });
});

describe('check', () => {
  const check = (...names) =>
    run('check', ...names, '--from', builds()).then(
      (text) => ({ ok: true, text }),
      ({ message }) => ({ ok: false, text: message }),
    );
  const rowOf = ({ text }, version) =>
    text
      .split('\n')
      .find((line) => line.includes(` ${version} `))
      ?.replace(/ {2,}/g, ' | ');

  it('says of the build, of what is live and of every release that is kept whether it can go live, and changes nothing', async () => {
    const [two, three] = [(await release('Two')).version, (await release('Three')).version];
    const four = await build('public-site', 'Four');
    const before = await decided();
    const result = await check('public-site');
    expect(result.ok).toBe(true);
    expect(rowOf(result, four)).toBe(
      `public-site | ${four} | the build | ok | ok | ok | ok | ok | can go live`,
    );
    expect(rowOf(result, three)).toContain('| live | ok |');
    expect(rowOf(result, two)).toContain('| fallback | ok |');
    expect(rowOf(result, one)).toContain('| kept | ok |');
    expect(await decided()).toEqual(before);
    expect((await check()).text.split('\n')).toHaveLength(8);
  });

  it.each([
    ['ok | no | ok | ok | ok', { contract: { stores: '9.0.0' } }, 'of the contract "stores"'],
    ['ok | ok | no | ok | ok', { modules: { react: '18.0.0', 'react-dom': '18.0.0' } }, 'react 18.0.0'],
    ['ok | ok | ok | no | ok', { screens: { '/orders': [] } }, 'claims /orders, which public_site has'],
    ['ok | ok | ok | ok | no', { documents: ['query tidy { tidyUp }'] }, 'does not answer its document tidy'],
  ])('says %s of a build that would be refused, and ends badly', async (cells, about, reason) => {
    const version = await build('public-site', 'Two', about);
    const result = await check('public-site');
    expect(result.ok).toBe(false);
    expect(rowOf(result, version)).toContain(`| the build | ${cells} | would be refused, because: `);
    expect(rowOf(result, version)).toContain(reason);
    await expectRefused(['release', 'public-site', '--from', builds()], reason);
  });
});

describe('a deployment to a server', () => {
  const take = () => run('take', '--from', builds());

  it('takes what is new into use, and changes nothing when there is nothing', async () => {
    const before = await snapshot(store.folder);
    expect(await take()).toMatch(/^shell: \S+, as it was\npublic-site: \S+, as it was/);
    expect(await snapshot(store.folder)).toEqual(before);
    const version = await build('public-site', 'Two');
    expect(await take()).toContain(`public-site: ${version} is live now`);
  });

  it('leaves what was rolled back, however often it is built again, until there is something new', async () => {
    const { version: two } = await release('Two');
    await run('rollback', 'public-site');
    await build('public-site', 'Two', { builtAt: new Date(Date.now() + 1000).toISOString() });
    expect(await take()).toMatch(
      /public-site: \S+, as it was\n {2}The build (\S+) was rolled back.* use public-site \1 /,
    );
    await changeSite(({ releases: listed }) => ({
      releases: listed.filter(({ version }) => version !== two),
    }));
    await take();
    expect(site().live).toBe(one);
    const three = await build('public-site', 'Three');
    await take();
    expect(site().live).toBe(three);
  });

  it('leaves what was replaced, removed or tried out', async () => {
    const { version: two } = await release('Two');
    await build('public-site', 'One');
    await take();
    expect(site().live).toBe(two);
    await release('Three', { more: ['--canary', '10'] });
    await take();
    await run('abort', 'public-site');
    await take();
    expect(site()).toMatchObject({ live: two, canary: null });
    await run('remove', 'public-site');
    await take();
    expect(site().live).toBeNull();
  });

  it('is refused as a whole when one of its builds is', async () => {
    await build('shell', 'Two');
    await build('public-site', 'Two');
    await appendFile(builds('admin-console/remoteEntry.js'), ' changed');
    await expectRefused(['take', '--from', builds()], 'is not the file that was released');
    await rm(builds('admin-console'), { recursive: true });
    await expectRefused(['take', '--from', builds()], 'holds no build of admin-console');
    expect(await readdir(path.join(store.folder, 'choice'))).toHaveLength(1);
  });
});

it('npm start says which builds visitors do not get, and the command that releases them', async () => {
  const built = Object.keys(first).map((name) => ({ app: appByFolder(name), folder: builds(name) }));
  expect(await notLive({ store }, built)).toEqual([]);
  const two = await build('public-site', 'Two');
  expect(await notLive({ store }, built)).toEqual([
    `public-site is still ${one}, not ${two}: npm run releases -- release public-site`,
  ]);
});
