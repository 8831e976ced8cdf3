import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { repositoryFiles } from '@venue/platform/checks/files';
import { appByFolder, portOf, ROOT } from '@venue/platform/ports';
import { startCommand } from '../support/startCommand';
import { hydrated } from '../support/hydrated';
import { linkPackages } from '../support/otherClone';

// docs/recipes/remote.md: a remote is made, held to what all of them are held to, released, and removed without a trace.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const NAME = 'gift-shop';
const TITLE = 'Gift shop';

const OTHERS = ['public-site', 'customer-portal', 'admin-console'];

let clone: string;
const inClone = (...parts: string[]) => path.join(clone, ...parts);
const execute = promisify(execFile);
const run = (script: string, ...words: string[]) =>
  execute(process.execPath, [inClone(script), ...words], { cwd: clone });
const git = async (...words: string[]) => (await execute('git', words, { cwd: clone })).stdout;
/** What `npm run new-remote` does, but for the installation at its end, which adds the link to the workspace. */
const newRemote = (action: 'addRemote' | 'removeRemote') => {
  const module = JSON.stringify(inClone('platform/new-remote/newRemote.mjs'));
  const script = `import { ${action} } from ${module}; ${action}('${NAME}');`;
  return execute(process.execPath, ['--input-type=module', '-e', script], { cwd: clone });
};

test.beforeAll(async () => {
  clone = await mkdtemp(path.join(ROOT, '.cache/new-remote-'));
  for (const file of repositoryFiles()) await cp(path.join(ROOT, file), inClone(file));
  const { workspaces } = JSON.parse(await readFile(inClone('package.json'), 'utf8')) as {
    workspaces: string[];
  };
  await linkPackages(clone, workspaces);
  await git('init', '-q');
  await git('add', '-A');
  await git('-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'before');
});
test.afterAll(() => rm(clone, { recursive: true, force: true }));

test('a new remote is made, has the right types, and passes its own test', async () => {
  await newRemote('addRemote');
  await symlink(inClone(NAME), inClone('node_modules/@venue', NAME));
  await run('node_modules/typescript/bin/tsc', '-b', NAME);
  await run('node_modules/eslint/bin/eslint.js', NAME, `e2e/${NAME}`);
  const { stderr } = await run('node_modules/jest/bin/jest.js', '--projects', NAME);
  expect(stderr).toMatch(/✓.*says what it is/);
});

test('it is built and released beside the others, and its page answers', async ({ page, request }) => {
  // The other remotes are as they were built here; the shell is built with the list of its remotes.
  for (const folder of OTHERS)
    await cp(path.join(ROOT, folder, 'dist'), inClone(folder, 'dist'), { recursive: true });
  for (const folder of ['shell', NAME]) await run('platform/commands/build.mjs', folder);
  const module = JSON.stringify(inClone('platform/server/serveTarget.mjs'));
  const script = `import { serveTarget } from ${module}; await serveTarget('spare'); console.log('It is served.');`;
  const site = await startCommand('--input-type=module', ['-e', script], 'It is served.');
  try {
    const address = `http://localhost:${portOf(appByFolder('shell'), 'spare')}/${NAME}`;
    expect(await (await request.get(address)).text()).toContain(`>${TITLE}</h1>`);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  } finally {
    await site.end();
  }
});

test('it is removed without a trace', async () => {
  await newRemote('removeRemote');
  expect(await git('status', '--porcelain')).toBe('');
});
