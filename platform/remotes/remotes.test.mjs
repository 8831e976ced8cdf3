// README, npm run remotes; docs/architecture.md, From a commit to a visitor; docs/operations.md, Release
import { spawn } from 'node:child_process';
import { appendFile, cp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { composePlace } from '../compose/compose.mjs';
import { liveFolder } from '../compose/composedSite.mjs';
import { placeOf } from './places.mjs';
import { releaseNewBuilds } from './releaseBuilds.mjs';
import { remotes } from './remotes.mjs';
import { makeSite, writeBuild, snapshot } from '../testing/fixtureSite.mjs';

const COMMAND = fileURLToPath(new URL('../commands/remotes.mjs', import.meta.url));

let site;
beforeEach(async () => {
  site = await makeSite();
});
afterEach(() => rm(site.folder, { recursive: true, force: true }));

const run = (...words) => remotes([...words, ...site.options]);
const page = (file = 'index.html') => readFile(path.join(liveFolder(site.out), file), 'utf8');
const releases = () => path.join(site.folder, 'store/public-site');
const registry = async () => JSON.parse(await readFile(site.registry, 'utf8'));

/** Builds and releases a public site with this heading. */
async function release(heading, about = {}, more = []) {
  const built = path.join(site.folder, 'built');
  await rm(built, { recursive: true, force: true });
  const { version } = await writeBuild(built, { heading, ...about });
  return { version, said: await run('release', 'public-site', '--from', built, ...more) };
}

describe('the commands', () => {
  it('release a remote, go back and forth, and say how each is undone', async () => {
    const one = await release('One');
    expect(one.said).toContain(`public-site ${one.version} is live.`);
    expect(await page()).toContain('One at /');
    const two = await release('Two');
    expect(two.said).toContain(`public-site ${two.version} is live, in place of ${one.version}.`);
    expect(two.said).toContain(`If it can't be loaded, visitors get ${one.version}.`);
    expect(two.said).toContain('To undo it: npm run remotes -- rollback public-site --registry');
    expect(await page()).toContain('Two at /');
    const back = await run('rollback', 'public-site');
    expect(back).toContain(`To undo it: npm run remotes -- use public-site ${two.version}`);
    expect(await page()).toContain('One at /');
    await run('use', 'public-site', two.version);
    expect(await page()).toContain('Two at /');
    expect(await run('list')).toMatch(
      new RegExp(`public-site +${two.version} +${one.version} +none +on +stores 1`),
    );
  });

  it('switch the offline copy off and on', async () => {
    const { version } = await release('One');
    const worker = () => page('service-worker.js');
    const copy = JSON.parse(/^self\.offlineCopy=(.*);\nthe worker$/.exec(await worker())[1]);
    expect(copy.page.html).toContain('<html data-offline lang="en"><p>frame');
    expect(copy.page.headers).toMatchObject({ 'X-Frame-Options': 'DENY' });
    expect(copy.files.map(({ url }) => url)).toEqual([
      '/main.1a2b3c4d.js',
      expect.stringMatching(/^\/settings\.[0-9a-f]{8}\.js$/),
      expect.stringContaining(`${version}/remoteEntry.js`),
      expect.stringContaining(`${version}/home.1a2b3c4d.js`),
    ]);
    for (const { integrity, revision } of copy.files)
      expect([integrity, revision]).toEqual([expect.stringMatching(/^sha256-/), null]);
    expect(copy.customerFiles).toEqual([]);

    expect(await run('offline', 'off')).toContain('To undo it: npm run remotes -- offline on --registry');
    expect((await registry()).offline).toBe(false);
    expect(await worker()).toBe('the farewell');
    expect(await run('list')).toContain('The offline copy is switched off.');
    expect(await run('offline', 'off')).toContain('Nothing was changed.');
    await run('offline', 'on');
    expect(await registry()).not.toHaveProperty('offline');
    expect(await worker()).toContain('the worker');
    expect(await run('list')).not.toContain('offline copy');
    await expect(run('offline', 'perhaps')).rejects.toThrow('Usage: npm run remotes -- offline on|off');
    await expect(run('offline')).rejects.toThrow('Usage: npm run remotes -- offline on|off');
  });

  it('give a build to a share of the visitors, then to everybody or to nobody', async () => {
    const one = await release('One');
    const two = await release('Two', {}, ['--canary', '10']);
    expect(two.said).toContain(`public-site ${two.version} is a canary for 10 % of the visitors.`);
    expect(two.said).toContain(`The others stay on ${one.version}.`);
    expect(two.said).toContain(path.join('changelogs', 'public-site.md'));
    expect(await page()).toContain('One at /');
    expect(await page('.canary/index.html')).toContain('Two at /');
    expect(await run('list')).toMatch(new RegExp(`${one.version} +none +${two.version} \\(10 %\\)`));
    const ended = await run('abort', 'public-site');
    expect(ended).toContain(`everybody gets ${one.version}.`);
    expect(ended).toContain(`npm run remotes -- canary public-site ${two.version} 10 --registry`);
    await expect(page('.canary/index.html')).rejects.toThrow('ENOENT');
    await expect(run('rollback', 'public-site')).rejects.toThrow('there is none to go back to');
    expect(await run('canary', 'public-site', two.version, '50')).toContain('for 50 % of the visitors');
    expect(await run('promote', 'public-site')).toContain(
      `public-site ${two.version} is live for everybody, in place of ${one.version}.`,
    );
    expect(await page()).toContain('Two at /');
    expect(await run('rollback', 'public-site')).toContain(`${one.version} is live`);
  });

  it('refuse a canary whose pages are another remote’s, before anything changes', async () => {
    await release('One');
    const built = path.join(site.folder, 'portal');
    await writeBuild(built, { remote: 'customer_portal', heading: 'Portal', screens: { '/signin': [] } });
    await run('release', 'customer-portal', '--from', built);
    const before = await snapshot(site.out);
    const clash = { screens: { '/': ['/'], '/signin': [] } };
    await expect(release('Two', clash, ['--canary', '10'])).rejects.toThrow(/\/signin, which/);
    expect(await snapshot(site.out)).toEqual(before);
  });

  it.each(['0', '100', '12.5', 'ten', '-5'])('refuse %s as a share', async (share) => {
    await release('One');
    await expect(release('Two', {}, [`--canary=${share}`])).rejects.toThrow('is no share of the visitors');
  });

  it('switch a remote off and on again', async () => {
    await release('One');
    expect(await run('disable', 'public-site')).toContain(
      'To undo it: npm run remotes -- enable public-site',
    );
    expect((await registry()).microFrontends.public_site[0].extras.enabled).toBe(false);
    await expect(page()).rejects.toThrow('ENOENT');
    expect(await run('disable', 'public-site')).toContain('Nothing was changed.');
    await run('enable', 'public-site');
    expect(await page()).toContain('One at /');
  });

  it('take a remote out of the site, whose releases stay', async () => {
    await release('One');
    const { version } = (await registry()).microFrontends.public_site[0].metadata;
    expect(await run('remove', 'public-site')).toContain('is no part of the site any more');
    expect((await registry()).microFrontends).toEqual({});
    await expect(page()).rejects.toThrow('ENOENT');
    expect(await readdir(releases())).toContain(version);
    await expect(run('remove', 'public-site')).rejects.toThrow(
      'Nothing of public_site has been released yet.',
    );
  });

  it('say where a build is missing', async () => {
    await expect(run('release', 'public-site', '--from', site.folder)).rejects.toThrow(
      'holds no build of public-site. Build it first: npm run build -w public-site.',
    );
  });

  it('say what they need', async () => {
    await expect(run('use', 'public-site')).rejects.toThrow('Usage: npm run remotes -- use REMOTE VERSION');
    await expect(run('rollback', 'wine-cellar')).rejects.toThrow('No remote is named "wine-cellar".');
    await expect(run('rollback', 'public-site')).rejects.toThrow(
      'Nothing of public_site has been released yet.',
    );
    expect(await run('--help')).toContain('npm run remotes -- prune');
  });

  it('are named as a container’s host runs them', async () => {
    process.env.RELEASES_COMMAND = 'docker compose run --rm releases';
    try {
      expect((await release('One')).said).toContain(
        'To switch it off: docker compose run --rm releases disable public-site',
      );
      expect(await run('--help')).not.toContain('npm run');
    } finally {
      delete process.env.RELEASES_COMMAND;
    }
  });

  it('never change a folder of a release', async () => {
    const { version } = await release('One');
    const folder = path.join(releases(), version);
    const before = await snapshot(folder);
    await release('Two');
    await release('One');
    await run('rollback', 'public-site');
    await run('prune');
    expect(await snapshot(folder)).toEqual(before);
  });

  it('prune what is old and not needed, from the registry and from the disk', async () => {
    const versions = [];
    for (const heading of ['1', '2', '3', '4', '5', '6', '7'])
      versions.push((await release(heading)).version);
    const value = await registry();
    for (const entry of value.microFrontends.public_site)
      entry.extras.releasedAt = '2020-01-01T00:00:00.000Z';
    await writeFile(site.registry, JSON.stringify(value));
    const attempt = path.join(releases(), '.unfinished');
    await writeFile(attempt, '');
    await utimes(attempt, 0, 0);
    expect(await run('prune')).toContain('public-site: removed ');
    const kept = (await registry()).microFrontends.public_site.map((entry) => entry.metadata.version);
    expect(kept).toHaveLength(5);
    expect(kept.slice(0, 2)).toEqual(versions.slice(-2).reverse());
    expect((await readdir(releases())).sort()).toEqual(kept.sort());
  });
});

describe('what is refused leaves the site as it was', () => {
  let live;
  beforeEach(async () => {
    await release('One');
    live = { folder: liveFolder(site.out), registry: await registry() };
  });
  afterEach(async () => {
    expect(await page()).toContain('One at /');
    expect(liveFolder(site.out)).toBe(live.folder);
  });

  it('a contract that the shell does not speak', async () => {
    const refused = release('Two', { contract: '2.0.0' });
    await expect(refused).rejects.toThrow('public_site is of another contract.');
    expect(await registry()).toEqual(live.registry);
  });

  it.each(['routes.node.cjs', 'remoteEntry.js', 'release.json'])('a byte flipped in %s', async (file) => {
    const { version } = live.registry.microFrontends.public_site[0].metadata;
    await appendFile(path.join(releases(), version, file), ' ');
    const place = placeOf({ registry: site.registry, out: site.out });
    await expect(composePlace(place, { shell: path.join(site.folder, 'shell') })).rejects.toThrow(
      `${file} of ${version} is not the file that was released`,
    );
  });
});

describe('a command that is killed', () => {
  it('leaves a whole site, and the next command finishes what it began', async () => {
    const addresses = Array.from({ length: 40 }, (_, number) => `/page-${number}`);
    const screens = { '/': ['/', ...addresses] };
    const { version: one } = await release('One', { screens });
    const { version: two } = await release('Two', { screens });
    for (const patience of process.env.TEST_ALL ? [450, 550, 650, 750] : [550]) {
      const target = (await registry()).microFrontends.public_site[0].metadata.version === one ? two : one;
      const child = spawn(process.execPath, [COMMAND, 'use', 'public-site', target, ...site.options]);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await pause(patience);
      child.kill('SIGKILL');
      await ended;
      const headings = await Promise.all(
        ['index.html', 'page-0.html', 'page-39.html'].map(async (file) => (await page(file)).slice(0, 6)),
      );
      // All of one release.
      expect(new Set(headings).size).toBe(1);
      expect(
        JSON.parse(await readFile(path.join(liveFolder(site.out), 'pages.json'), 'utf8')).pages,
      ).toHaveProperty('/page-39');
    }
    await run('use', 'public-site', one);
    expect(await page('page-39.html')).toContain('One at /page-39');
    expect((await registry()).microFrontends.public_site[0].metadata.version).toBe(one);
  }, 120_000);

  it('between its last two steps is finished by the next one', async () => {
    await release('One');
    const text = await readFile(site.registry, 'utf8');
    await release('Two');
    await writeFile(site.registry, text);
    expect(await page()).toContain('Two at /');
    expect((await release('One')).said).toContain('is live already.');
    expect(await page()).toContain('One at /');
  });
});

describe('a developer’s machine that starts', () => {
  const folder = () => path.join(site.folder, 'built');
  const place = () => placeOf({ registry: site.registry, out: site.out });
  async function startWith(heading) {
    for (const app of place().remotes)
      await writeBuild(path.join(folder(), app.folder), {
        remote: app.name,
        heading,
        screens: { [`/${app.folder}`]: [`/${app.folder}`] },
      });
    await releaseNewBuilds(place(), {
      shell: path.join(site.folder, 'shell'),
      builtOf: (app) => path.join(folder(), app.folder),
    });
    return page('public-site.html');
  }

  it('shows the working copy, also when its sources are older ones again', async () => {
    expect(await startWith('One')).toContain('One at');
    expect(await startWith('Two')).toContain('Two at');
    expect(await startWith('One')).toContain('One at');
  });

  it('leaves what was rolled back, until the sources change', async () => {
    await startWith('One');
    await startWith('Two');
    await run('rollback', 'public-site');
    expect(await startWith('Two')).toContain('One at');
    expect(await startWith('Three')).toContain('Three at');
  });
});

describe('a deployment to a server', () => {
  const NAMES = {
    'public-site': 'public_site',
    'customer-portal': 'customer_portal',
    'admin-console': 'admin_console',
  };
  const builds = () => path.join(site.folder, 'builds');
  // The commands of a server name no shell: it is in the store.
  const onServer = (...words) => remotes([...words, '--registry', site.registry, '--out', site.out]);

  async function writeBuilds(heading, shell = 'first') {
    await rm(builds(), { recursive: true, force: true });
    await cp(path.join(site.folder, 'shell'), path.join(builds(), 'shell'), { recursive: true });
    await writeFile(path.join(builds(), 'shell/browser/index.html'), `<p>PAGE</p>${shell}`);
    await writeFile(path.join(builds(), 'shell/.source-hash'), shell);
    for (const [folder, remote] of Object.entries(NAMES))
      await writeBuild(path.join(builds(), folder), {
        remote,
        heading,
        screens: { [`/${folder}`]: [`/${folder}`] },
      });
  }
  const deploy = () => onServer('sync', '--from', builds());

  it('takes all builds into use, and composes the site from the store alone', async () => {
    await writeBuilds('One');
    expect(await deploy()).toMatch(/^shell: a new build\npublic-site: \S+ is live now/);
    await rm(builds(), { recursive: true });
    expect(await page('public-site.html')).toMatch(/^<p>One at \/public-site.*first$/s);
    expect(await onServer('list')).toContain('public-site');
  });

  it('changes nothing when there is nothing new', async () => {
    await writeBuilds('One');
    await deploy();
    const live = liveFolder(site.out);
    expect(await deploy()).toMatch(/^shell: as it was\npublic-site: \S+, as it was/);
    expect(liveFolder(site.out)).toBe(live);
  });

  it.each([
    ['browser/index.html', '<p>PAGE</p>second', 'public-site.html', /second$/],
    ['browser/robots.txt', 'Disallow: /', 'robots.txt', /^Disallow/],
    ['worker/serviceWorker.js', 'the next worker', 'service-worker.js', /the next worker$/],
  ])('composes the site anew with a shell in which %s has changed', async (file, text, served, expected) => {
    await writeBuilds('One');
    await deploy();
    await writeFile(path.join(builds(), 'shell', file), text);
    await writeFile(path.join(builds(), 'shell/.source-hash'), 'second');
    expect(await deploy()).toMatch(/^shell: a new build\npublic-site: \S+, as it was/);
    expect(await page(served)).toMatch(expected);
  });

  it('leaves what was rolled back, however often it is built again, until there is something new', async () => {
    await writeBuilds('One');
    await deploy();
    await writeBuilds('Two');
    await deploy();
    await onServer('rollback', 'public-site');
    await writeBuilds('Two');
    expect(await deploy()).toMatch(
      /public-site: \S+, as it was\n {2}The build (\S+) was rolled back.* use public-site \1 /,
    );
    expect(await page('public-site.html')).toContain('One at');
    await writeBuilds('Three');
    await deploy();
    expect(await page('public-site.html')).toContain('Three at');
  });

  it('leaves what was replaced, also when the build before comes again', async () => {
    await writeBuilds('One');
    await deploy();
    await writeBuilds('Two');
    await deploy();
    await writeBuilds('One');
    await deploy();
    expect(await page('public-site.html')).toContain('Two at');
    expect(await onServer('release', 'public-site', '--from', builds())).toContain('is live, in place of');
    expect(await page('public-site.html')).toContain('One at');
  });

  it('leaves what was rolled back and has been pruned since', async () => {
    await writeBuilds('One');
    await deploy();
    await writeBuilds('Two');
    await deploy();
    await onServer('rollback', 'public-site');
    const value = await registry();
    value.microFrontends.public_site = value.microFrontends.public_site.slice(0, 1);
    await writeFile(site.registry, JSON.stringify(value));
    await deploy();
    expect(await page('public-site.html')).toContain('One at');
  });

  it('does not give a canary to everybody', async () => {
    await writeBuilds('One');
    await deploy();
    await writeBuilds('Two');
    await onServer('release', 'public-site', '--from', builds(), '--canary', '10');
    await deploy();
    await onServer('abort', 'public-site');
    await deploy();
    expect(await page('public-site.html')).toContain('One at');
  });

  it('takes a build that is new, though it was made before somebody decided', async () => {
    await writeBuilds('One');
    await deploy();
    await writeBuilds('Two');
    await deploy();
    await writeBuilds('Three');
    await onServer('rollback', 'public-site');
    await deploy();
    expect(await page('public-site.html')).toContain('Three at');
  });

  it('that is refused leaves the site and the shell as they were', async () => {
    await writeBuilds('One');
    await deploy();
    const before = [await snapshot(site.out), await snapshot(path.join(site.folder, 'store/shell'))];
    await writeBuilds('Two', 'second');
    await appendFile(path.join(builds(), 'admin-console/remoteEntry.js'), ' changed');
    await expect(deploy()).rejects.toThrow('is not the file that was released');
    expect([await snapshot(site.out), await snapshot(path.join(site.folder, 'store/shell'))]).toEqual(before);
  });

  it('refuses a folder in which a build is missing', async () => {
    await writeBuilds('One');
    await rm(path.join(builds(), 'admin-console'), { recursive: true });
    await expect(deploy()).rejects.toThrow('holds no build of admin-console');
    await expect(onServer('sync')).rejects.toThrow('sync needs --from FOLDER');
  });
});
