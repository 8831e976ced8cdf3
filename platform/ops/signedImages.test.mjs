// docs/security.md, Who made a release; decisions, Who made a release
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { APPS, ROOT } from '../ports.mjs';
import { readBuild } from '../release/build.mjs';
import { makeKeys } from '../release/signature.mjs';
import { writeRemote } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { readCompose } from './composeFile.mjs';
import { stagesOf } from './dockerStages.mjs';

const compose = readCompose({ SITE_ORIGIN: 'https://www.example.com', ADMIN_EMAIL: 'owner@example.com' });
const stages = stagesOf('platform/ops/Dockerfile');
const stageOf = (name) => stages.find((stage) => stage.name === name);
const textsOf = (name, keyword) =>
  stageOf(name)
    .instructions.filter((instruction) => instruction.keyword === keyword)
    .map(({ text }) => text);
const secretOf = ({ name }) => `${name}_key`;
const { flags, text: command } = stageOf('signed').instructions.find(({ keyword }) => keyword === 'RUN');

it('the stage that signs has Node, the files that signing needs and the build: no packages, no network', () => {
  expect(stageOf('signed').image).toBe('${NODE_IMAGE}');
  expect(textsOf('signed', 'RUN')).toHaveLength(1);
  expect(flags).toEqual(['--network=none', ...APPS.map((app) => `--mount=type=secret,id=${secretOf(app)}`)]);
  const [scripts, build, ...more] = textsOf('signed', 'COPY');
  expect([build, ...more]).toEqual(['/build /build']);
  expect(scripts).toMatch(/^platform\/release\/signBuild\.mjs( platform\/release\/\w+\.mjs)+ \.\/$/);
});

it('no other stage has a key, and what is put where releases are made from is what was signed', () => {
  const mounts = stages
    .filter(({ name }) => name !== 'signed')
    .flatMap(({ instructions }) => instructions.flatMap((instruction) => instruction.flags));
  expect(mounts.filter((flag) => flag.includes('secret'))).toEqual([]);
  expect(stageOf('files').instructions.filter(({ keyword }) => keyword === 'COPY')).toEqual([
    { keyword: 'COPY', flags: ['--from=signed'], text: '/build /build' },
  ]);
});

it.each(APPS.map((app) => [app.folder, app]))(
  'the image with the build of %s gets its team’s key',
  (name, app) => {
    const { build } = compose.services[`${name}-build`];
    expect(build.args).toMatchObject({ WORKSPACE: name });
    expect(build.secrets).toEqual([secretOf(app)]);
    expect(compose.secrets[secretOf(app)]).toEqual({ environment: secretOf(app).toUpperCase() });
    for (const { secrets = [] } of Object.values(compose.services))
      expect(secrets).not.toContain(secretOf(app));
  },
);

describe('what the stage runs', () => {
  const app = APPS.find(({ host }) => !host);
  const at = temporaryFolder();
  beforeEach(async () => {
    const scripts = textsOf('signed', 'COPY')[0].split(' ').slice(0, -1);
    for (const file of scripts) await cp(path.join(ROOT, file), at(path.basename(file)));
    await writeRemote(at('build'), { remote: app.name, heading: 'One' });
  });

  async function sign(pem) {
    if (pem !== undefined) await writeFile(at(secretOf(app)), pem);
    const local = command.replaceAll('/run/secrets', at()).replace(' /build ', ` ${at('build')} `);
    const env = { PATH: process.env.PATH, WORKSPACE: app.folder };
    const { stdout } = await promisify(execFile)('sh', ['-ec', local], { cwd: at(), env });
    return stdout;
  }

  it('signs by the rules of whoever will use it', async () => {
    const keys = makeKeys();
    expect(await sign(keys.privateKey)).toContain(`is signed with the key ${keys.id}.`);
    const { key } = await readBuild(at('build'), { app, keys: [keys.publicKey] });
    expect(key).toBe(keys.id);
  });

  it.each([
    ['no file', undefined],
    ['an empty file', ''],
  ])('signs nothing where %s has a key', async (_, pem) => {
    expect(await sign(pem)).toBe('No key is given: the build is not signed.\n');
    await expect(readFile(at('build/release.sig'))).rejects.toThrow('ENOENT');
  });

  it('refuses a key that can’t be read, a build that was changed, and one that does not say who made it', async () => {
    await expect(sign('nonsense')).rejects.toThrow('The private key is no key that can be read.');
    await writeFile(at('build/remoteEntry.js'), 'other');
    await expect(sign(makeKeys().privateKey)).rejects.toThrow('remoteEntry.js in');
    await writeRemote(at('build'), { remote: app.name, heading: 'One', builder: undefined });
    await expect(sign(makeKeys().privateKey)).rejects.toThrow('does not say builder');
    await expect(readFile(at('build/release.sig'))).rejects.toThrow('ENOENT');
  });
});
