// Makes a remote, or removes one: `npm run new-remote gift-shop`, `npm run new-remote -- --remove gift-shop`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { addRemote, removeRemote } from '../new-remote/newRemote.mjs';
import { ROOT } from '../ports.mjs';

try {
  const { values, positionals } = parseArgs({
    options: { remove: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0)
    throw new Error('Usage: npm run new-remote [-- --remove] NAME, such as gift-shop');
  const files = values.remove ? removeRemote(folder) : addRemote(folder);
  console.log(`${values.remove ? 'Changed or removed' : 'Written'}:\n  ${files.join('\n  ')}`);
  // The lock file, and the links between workspaces.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(
    status === 0 ? '\nWhat comes next: docs/recipes/remote.md' : '\nRun "npm install" again: it has failed.',
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`${error.message}\nNothing was changed.`);
  process.exitCode = 1;
}
