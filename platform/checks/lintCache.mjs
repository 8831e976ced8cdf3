import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { repositoryFiles } from './files.mjs';

/** Words with which ESLint and Prettier look at changed files alone; `npm run lint` has them too. */
export const LINT_CACHES = {
  eslint: ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'],
  prettier: ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
};

/**
 * A hash of files for ESLint's settings. ESLint keeps the result of a file for as long as the file and its settings stay
 * as they are; what a rule reads besides must be in the settings.
 * @param {(file: string) => boolean} isRead Of a path from the repository's top folder.
 */
export function hashForLint(isRead) {
  const hash = createHash('sha256');
  for (const file of repositoryFiles().filter(isRead))
    if (existsSync(path.join(ROOT, file))) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** The rules themselves, and the packages. */
export const readByEveryRule = (file) => /^(package-lock\.json|platform\/checks\/text\w+\.mjs)$/.test(file);

/**
 * Sources whose types a component of a workspace may see.
 * @param {string} workspace
 */
export const typesSeenBy = (workspace) => (file) =>
  /\.tsx?$|(^|\/)tsconfig[\w.]*\.json$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  [`${workspace}/`, 'shared/', 'tsconfig'].some((start) => file.startsWith(start));
