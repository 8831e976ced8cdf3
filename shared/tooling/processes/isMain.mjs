import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the script that was started. The script's path may lead through a symbolic link or differ in its
 * drive letter's case; a module's address never does.
 * @param {string} url The module's `import.meta.url`.
 */
export const isMain = (url) =>
  Boolean(process.argv[1]) &&
  realpathSync.native(process.argv[1]) === realpathSync.native(fileURLToPath(url));
