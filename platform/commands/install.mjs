// Runs before anything is installed: Node's built-ins only.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimInstallation, isInstalled } from '../processes/installation.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isInstalled(ROOT)) {
  let end;
  try {
    end = claimInstallation(ROOT);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  console.log('Installing packages: 1 to 3 minutes, and npm says nothing meanwhile…');
  // Development packages build the product, so they are needed with NODE_ENV=production too.
  const done = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  end();
  if (done.status !== 0) process.exit(done.status ?? 1);
}
