// Imported before anything is installed: Node's built-ins only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const STAMP = path.join(ROOT, 'node_modules/.installed-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');

/** Whether the packages of the lock file are installed. */
export const isLockInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();

/** Notes that the packages of the lock file are installed now. */
export const noteLockInstalled = () => writeFileSync(STAMP, lockHash());
