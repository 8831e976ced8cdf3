// docs/recipes/content.md
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimInstallation, isInstalled } from './installation.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'installation-'));
  mkdirSync(path.join(root, 'node_modules/a'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const LOCK = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};
const write = (file, packages) => writeFileSync(path.join(root, file), JSON.stringify({ packages }));

it.each([
  ['all is there but a package of another system', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['a package has another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a package is missing', {}, false],
])('where %s, "installed" is right whoever installed', (_what, there, is) => {
  write('package-lock.json', LOCK);
  expect(isInstalled(root)).toBe(false);
  write('node_modules/.package-lock.json', there);
  expect(isInstalled(root)).toBe(is);
});

it('while packages are installed, a second command is refused and touches nothing; one that was broken off stops nobody', () => {
  const later = Date.now() + 600_000;
  const claim = path.join(root, '.cache/installing');
  expect(() => claimInstallation(root)).toThrow(
    'by another command, such as npm ci. Wait until it has ended',
  );
  expect(existsSync(claim)).toBe(false);
  const end = claimInstallation(root, later);
  expect(() => claimInstallation(root, later)).toThrow(`by process ${process.pid}. Wait`);
  end();
  expect(existsSync(claim)).toBe(false);
  writeFileSync(claim, '999999999');
  claimInstallation(root)();
});
