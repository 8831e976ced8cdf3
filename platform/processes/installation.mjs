// Imported before anything is installed: Node's built-ins only.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An installation that has written nothing for so long has ended. */
const QUIET_MS = 120_000;

/** @param {string} file */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Whether the packages of the lock file are installed, by whatever command: npm writes its own list when it has ended. */
export function isInstalled(root) {
  const there = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  if (!there || !wanted) return false;
  const is = (/** @type {any} */ one) => one && `${one.version} ${one.link}`;
  // A package for another system is optional, and left out.
  return Object.keys({ ...wanted, ...there })
    .filter((name) => name.includes('node_modules/'))
    .every((name) => is(there[name]) === is(wanted[name]) || (wanted[name]?.optional && !there[name]));
}

/** Whether a process runs. @param {number} id */
function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When something at the top of an unfinished node_modules was written last. @param {string} root */
function lastWritten(root) {
  if (packagesOf(path.join(root, 'node_modules/.package-lock.json'))) return 0;
  const folder = path.join(root, 'node_modules');
  try {
    return Math.max(...readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs), 0);
  } catch {
    return 0;
  }
}

/**
 * Keeps other commands from installing into the same folder at once, which would leave half of the packages.
 * @param {string} root @param {number} [now] @returns {() => void} To be called at the end.
 */
export function claimInstallation(root, now = Date.now()) {
  const claim = path.join(root, '.cache/installing');
  mkdirSync(path.dirname(claim), { recursive: true });
  let owner = '';
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
  } catch {
    owner = readFileSync(claim, 'utf8');
  }
  const isOther = owner === '' ? now - lastWritten(root) < QUIET_MS : isRunning(Number(owner));
  if (isOther) {
    if (owner === '') rmSync(claim);
    throw new Error(
      `Packages are being installed into this folder by ${owner === '' ? 'another command, such as npm ci' : `process ${owner}`}. Wait until it has ended, then say this again.` +
        (owner === '' ? ' If it was broken off, wait two minutes.' : ''),
    );
  }
  writeFileSync(claim, String(process.pid));
  return () => rmSync(claim, { force: true });
}
