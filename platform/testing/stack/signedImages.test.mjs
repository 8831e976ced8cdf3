import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { APPS, ROOT } from '../../ports.mjs';
import { makeKeys } from '../../release/signature.mjs';
import { filesIn, verifyRelease } from '../../release/verifyRelease.mjs';
import { writeBuild } from '../fixtureSite.mjs';
import { readCompose } from './composeFile.mjs';
import { stagesOf } from './dockerfile.mjs';

const compose = readCompose({ SITE_ORIGIN: 'https://www.example.com', ADMIN_EMAIL: 'owner@example.com' });
const REMOTES = APPS.filter(({ host }) => !host);

/** The stage that signs, with its one instruction. */
function signing({ folder }) {
  const stages = stagesOf(`${folder}/Dockerfile`);
  const stage = stages.find(({ name }) => name === 'signed');
  expect(stage).toMatchObject({ image: 'build', instructions: [{ keyword: 'RUN' }] });
  return { run: stage.instructions[0], stages };
}

let folder;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'image-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(REMOTES.map((app) => [app.folder, app]))('the image with the build of %s', (name, app) => {
  const secret = `${app.name}_key`;

  it('gets the key of its team while it is signed, and in no layer', () => {
    const { run, stages } = signing(app);
    expect(run.flags).toEqual([`--mount=type=secret,id=${secret}`]);
    const service = compose.services[`${name}-build`];
    expect(service.build.secrets).toEqual([secret]);
    expect(compose.secrets[secret]).toEqual({ environment: secret.toUpperCase() });
    for (const { secrets = [] } of Object.values(compose.services)) expect(secrets).not.toContain(secret);
    const mounts = stages.flatMap(({ instructions }) => instructions.flatMap(({ flags }) => flags));
    expect(mounts.filter((flag) => flag.includes('secret'))).toHaveLength(1);
  });

  it('has the signed build', () => {
    const copied = signing(app)
      .stages.find(({ name: stage }) => stage === 'files')
      .instructions.filter(({ keyword }) => keyword === 'COPY');
    expect(copied).toEqual([{ keyword: 'COPY', flags: ['--from=signed'], text: `/app/${name}/dist /build` }]);
  });

  it.each([
    ['is signed where there is a key', makeKeys()],
    ['is not where there is none', undefined],
  ])('%s', async (_, keys) => {
    const dist = path.join(folder, name, 'dist');
    await mkdir(dist, { recursive: true });
    await symlink(path.join(ROOT, 'platform'), path.join(folder, 'platform'));
    await writeBuild(dist, { remote: app.name, heading: 'One' });
    // Without the variable, the file is there and empty.
    const file = path.join(folder, secret);
    await writeFile(file, keys?.privateKey ?? '');
    const command = signing(app).run.text.replaceAll(`/run/secrets/${secret}`, file);
    execFileSync('sh', ['-ec', command], { cwd: folder });
    expect(existsSync(path.join(dist, 'release.sig'))).toBe(Boolean(keys));
    if (!keys) return;
    const image = path.join(folder, 'image');
    await cp(dist, image, { recursive: true });
    const { key } = await verifyRelease(filesIn(image), { app, keys: [keys.publicKey] });
    expect(key).toBe(keys.id);
  });
});
