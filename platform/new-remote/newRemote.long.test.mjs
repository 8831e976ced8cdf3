import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { repositoryFiles } from '../checks/files.mjs';
import { ROOT } from '../ports.mjs';
import { addRemote, removeRemote } from './newRemote.mjs';

const NEEDED =
  /^[^/]*\.(json|yml)$|^[\w-]+\/(Dockerfile|package\.json)$|^customer-portal\/[^/]+$|^\.github\/|^platform\/(ports\.mjs|keys\.json|ops\/Dockerfile)$|^shared\/src\/contracts\/remote\.ts$/;

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'checkout-'));
  for (const file of repositoryFiles().filter((each) => NEEDED.test(each))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    cpSync(path.join(ROOT, file), path.join(root, file));
  }
  const git = (...words) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], { cwd: root });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'before');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** Every file of the copy, by its path. */
const contents = () =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          !entry.parentPath.includes(`${path.sep}.git${path.sep}`) &&
          !entry.parentPath.endsWith('.git'),
      )
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]),
  );

it('a new remote is named wherever the portal is, and removed without a trace', () => {
  const before = contents();
  addRemote('gift-shop', root);
  const after = contents();
  // Written by npm, or about the portal alone.
  const own = /^(customer-portal|gift-shop|e2e)\/|package-lock|portal\.yml$/;
  const naming = (files, pattern) =>
    Object.keys(files).filter((file) => !own.test(file) && pattern.test(files[file]));
  expect(naming(after, /gift[-_]shop/)).toEqual(
    expect.arrayContaining(naming(before, /customer[-_]portal/).filter((file) => !/README|\.md$/.test(file))),
  );
  removeRemote('gift-shop', root);
  expect(contents()).toEqual(before);
});

it('it has a port, a workspace and services of its own', () => {
  addRemote('gift-shop', root);
  addRemote('wine-club', root);
  expect(read('platform/ports.mjs')).toMatch(/'gift-shop', name: 'gift_shop', port: 3004/);
  expect(read('platform/ports.mjs')).toMatch(/'wine-club', name: 'wine_club', port: 3005/);
  expect(JSON.parse(read('package.json')).workspaces).toEqual(
    expect.arrayContaining(['gift-shop', 'wine-club']),
  );
  expect(JSON.parse(read('gift-shop/package.json'))).toMatchObject({
    name: '@venue/gift-shop',
    dependencies: { '@venue/shared': '0.1.0' },
  });
  expect(JSON.parse(read('platform/keys.json'))).toMatchObject({ 'gift-shop': [], 'wine-club': [] });
  const { services, secrets } = parse(read('docker-compose.yml'), { merge: true });
  expect(services['gift-shop-build']).toEqual({
    ...services['customer-portal-build'],
    image: '${IMAGES:-bustani-gardens}-gift-shop-build:${VERSION:-latest}',
    build: {
      ...services['customer-portal-build'].build,
      args: { ...services['customer-portal-build'].build.args, WORKSPACE: 'gift-shop' },
      secrets: ['gift_shop_key'],
    },
  });
  expect(secrets.gift_shop_key).toEqual({ environment: 'GIFT_SHOP_KEY' });
  expect(Object.keys(services.deploy.depends_on)).toContain('wine-club-build');
  for (const dockerfile of ['platform/ops', 'api'])
    for (const folder of ['customer-portal', 'gift-shop', 'wine-club'])
      expect(read(`${dockerfile}/Dockerfile`)).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  for (const name of ['customer_portal', 'gift_shop', 'wine_club'])
    expect(read('platform/ops/Dockerfile')).toContain(`--mount=type=secret,id=${name}_key \\\n`);
  // The team has another name, and has committed it.
  writeFileSync(
    path.join(root, '.github/CODEOWNERS'),
    read('.github/CODEOWNERS').replaceAll('@bustani-gardens/gift-shop-team', '@bustani-gardens/shop-team'),
  );
  removeRemote('gift-shop', root);
  removeRemote('wine-club', root);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('');
});

it.each(['Gift shop', '2go', '../gift', 'gift_shop', ''])('%j is no name', (name) => {
  expect(() => addRemote(name, root)).toThrow(/is no name for a remote/);
});

it('nothing is written when a place is not as expected, or the folder is there', () => {
  expect(() => addRemote('customer-portal', root)).toThrow('There is a folder customer-portal already.');
  writeFileSync(path.join(root, 'knip.json'), '{}');
  const before = contents();
  expect(() => addRemote('gift-shop', root)).toThrow(
    /^knip\.json does not name the other remotes as expected/,
  );
  expect(contents()).toEqual(before);
});

it('removing one loses no work', () => {
  expect(() => removeRemote('gift-shop', root)).toThrow('No remote is named "gift-shop".');
  addRemote('gift-shop', root);
  appendFileSync(path.join(root, 'gift-shop/src/routes.ts'), '// more\n');
  writeFileSync(path.join(root, 'gift-shop/src/prices.ts'), 'export {};\n');
  expect(() => removeRemote('gift-shop', root)).toThrow(
    'Commit or remove this first: gift-shop/src/prices.ts, gift-shop/src/routes.ts.',
  );
  expect(existsSync(path.join(root, 'gift-shop/src/prices.ts'))).toBe(true);
});
