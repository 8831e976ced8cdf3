import { execFileSync } from 'node:child_process';
import { ROOT } from '../ports.mjs';

/** Every file that is committed or about to be, by its path from the repository's top folder, with forward slashes. */
export function repositoryFiles() {
  // Containers often run as another user than the one who owns the checkout; listing names harms nobody.
  const list = [
    '-c',
    'safe.directory=*',
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--deduplicate',
  ];
  return execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
}
