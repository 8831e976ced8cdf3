// Runs before anything is installed: Node's built-ins only.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLockInstalled, noteLockInstalled } from '../processes/installedLock.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isLockInstalled()) {
  console.log('Installing packages…');
  // Development packages build the product, so they are needed with NODE_ENV=production too.
  const done = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) process.exit(done.status ?? 1);
  noteLockInstalled();
}
