import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

const LEFT_OUT = /(^|[\\/])(node_modules|dist|\.cache)$/;

/**
 * For tests: a copy of a part of the checkout, in its folder `.cache`. Packages are those of the checkout, workspaces those of the copy.
 * @param {string[]} workspaces @param {string[]} others Files and folders beside them. @returns {string} Its folder.
 */
export function copyRepository(workspaces, others) {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
  const copy = mkdtempSync(path.join(ROOT, '.cache/copy-'));
  for (const name of [...workspaces, ...others])
    cpSync(path.join(ROOT, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.test(file),
    });
  mkdirSync(path.join(copy, 'node_modules/@venue'), { recursive: true });
  for (const name of workspaces)
    symlinkSync(path.join(copy, name), path.join(copy, 'node_modules/@venue', name), 'junction');
  return copy;
}
