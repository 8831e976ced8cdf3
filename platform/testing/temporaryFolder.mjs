import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/* global beforeEach, afterEach */

/**
 * A folder for each test of a file or block, or one for all of them: `temporaryFolder(beforeAll, afterAll)`.
 * @returns {(...parts: string[]) => string} A path in it.
 */
export function temporaryFolder(before = beforeEach, after = afterEach) {
  let folder;
  before(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));
  return (...parts) => path.join(folder, ...parts);
}
