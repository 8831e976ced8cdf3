import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeSite, writeBuild } from '../testing/fixtureSite.mjs';
import { remotes } from './remotes.mjs';

let site;
beforeEach(async () => {
  site = await makeSite();
});
afterEach(() => rm(site.folder, { recursive: true, force: true }));

const NAMES = { 'public-site': 'public_site', 'admin-console': 'admin_console' };
const built = (folder) => path.join(site.folder, 'built', folder);
const run = (...words) => remotes([...words, ...site.options]);
const from = () => ['--from', path.join(site.folder, 'built')];

async function build(folder, heading, about = {}) {
  await rm(built(folder), { recursive: true, force: true });
  const screens = { [`/${folder}`]: [`/${folder}`] };
  const { version } = await writeBuild(built(folder), { remote: NAMES[folder], heading, screens, ...about });
  return version;
}

async function release(folder, heading, about) {
  const version = await build(folder, heading, about);
  await run('release', folder, ...from());
  return version;
}

/** What `check` says, and whether it would end a pull request well. */
const check = (...folders) =>
  run('check', ...folders, ...from()).then(
    (said) => ({ ok: true, said }),
    ({ message }) => ({ ok: false, said: message }),
  );
/** The row of a release, in single spaces. */
const rowOf = ({ said }, version) =>
  said
    .split('\n')
    .find((line) => line.includes(` ${version} `))
    ?.replace(/ {2,}/g, ' | ');

describe('what could go live', () => {
  it('is told of the build, what is live, its fallback and every other release that is kept', async () => {
    const one = await release('public-site', 'One');
    const two = await release('public-site', 'Two');
    const three = await release('public-site', 'Three');
    const four = await build('public-site', 'Four');
    const result = await check('public-site');
    expect(result.ok).toBe(true);
    expect(rowOf(result, four)).toBe(
      `public-site | ${four} | the build | ok | ok | ok | ok | - | can go live`,
    );
    expect(rowOf(result, three)).toContain('| live | ok |');
    expect(rowOf(result, two)).toContain('| fallback | ok |');
    expect(rowOf(result, one)).toContain('| kept | ok |');
  });

  it('is told once of a build that is live already', async () => {
    const one = await release('public-site', 'One');
    const { said } = await check('public-site');
    expect(said.split('\n')).toHaveLength(2);
    expect(rowOf({ said }, one)).toContain('| the build, live | ok |');
  });

  it('is told of several remotes that are released together', async () => {
    const screens = { '/shared': [] };
    await release('public-site', 'One', { screens });
    await build('admin-console', 'Console', { screens });
    expect((await check('admin-console')).ok).toBe(false);
    await build('public-site', 'Two');
    expect((await check('public-site', 'admin-console')).ok).toBe(true);
  });

  it('changes nothing, and says what is missing', async () => {
    await release('public-site', 'One');
    const before = await readFile(site.registry, 'utf8');
    await build('public-site', 'Two');
    await check('public-site');
    expect(await readFile(site.registry, 'utf8')).toBe(before);
    expect(await readdir(path.join(site.folder, 'store/public-site'))).toHaveLength(1);
    expect((await check('admin-console')).said).toContain('holds no build of admin-console');
  });
});

const DOCUMENT = 'query tidy { tidyUp }';
const CLASH = { screens: { '/admin-console': [] } };

describe('a build that would be refused', () => {
  it.each([
    ['contracts', 'ok | no | ok | ok', { contract: '2.0.0' }, 'public_site is of another contract.'],
    ['modules', 'ok | ok | no | ok', { modules: { react: '18.0.0' } }, 'public_site is of another modules.'],
    ['paths', 'ok | ok | ok | no', CLASH, 'public_site brings /admin-console, which admin_console has.'],
    [
      'documents',
      'ok | ok | ok | ok | no',
      { documents: [DOCUMENT] },
      'The API does not answer its document tidy: Cannot query field "tidyUp" on type "Query".',
    ],
  ])('for its %s says so, ends badly, and is refused by the release with the same words', async (...row) => {
    const [, cells, about, reason] = row;
    await release('admin-console', 'Console');
    await release('public-site', 'One');
    const version = await build('public-site', 'Two', about);
    const result = await check('public-site');
    expect(result.ok).toBe(false);
    expect(rowOf(result, version)).toContain(`| the build | ${cells} |`);
    expect(rowOf(result, version)).toContain('would be refused, because: ');
    expect(rowOf(result, version)).toContain(reason);
    expect(result.said).toContain(`Not to be released like this: public-site ${version} (the build).`);
    await expect(run('release', 'public-site', ...from())).rejects.toThrow(reason);
  });

  it('for a changed file says so', async () => {
    const version = await build('public-site', 'One');
    await appendFile(path.join(built('public-site'), 'home.1a2b3c4d.js'), ' ');
    const result = await check('public-site');
    expect(rowOf(result, version)).toMatch(
      /\| no \| ok \| ok \| ok \| - \| would be refused, because: home\./,
    );
    expect(result.ok).toBe(false);
  });
});

describe('a release that was changed since', () => {
  const damage = (version) =>
    appendFile(path.join(site.folder, 'store/public-site', version, 'remoteEntry.js'), ' ');

  it('and that nobody gets is told, and ends well', async () => {
    const [one] = [await release('public-site', 'One'), await release('public-site', 'Two')];
    await release('public-site', 'Three');
    await damage(one);
    const result = await check('public-site');
    expect(rowOf(result, one)).toMatch(/\| kept \| no \|.*remoteEntry\.js of/);
    expect(result.ok).toBe(true);
    await expect(run('use', 'public-site', one)).rejects.toThrow('remoteEntry.js of');
  });

  it('and that is live ends badly, also for another remote', async () => {
    await build('admin-console', 'Console');
    await damage(await release('public-site', 'One'));
    expect((await check('public-site')).ok).toBe(false);
    const other = await check('admin-console');
    expect(other).toEqual({ ok: false, said: expect.stringContaining('remoteEntry.js of') });
    await expect(run('release', 'admin-console', ...from())).rejects.toThrow('remoteEntry.js of');
  });
});
