// @ts-check
import path from 'node:path';
import { bytesOf, compareTable } from '../checks/compareBuilds.mjs';
import { appByFolder, ROOT } from '../ports.mjs';

/** `npm run compare-bytes -- public-site FOLDER`: the builds of this and of another working copy, as a table. */
const [workspace = '', base = ''] = process.argv.slice(2);
try {
  const { folder } = appByFolder(workspace);
  const dist = (/** @type {string} */ copy) => path.join(path.resolve(copy), folder, 'dist');
  console.log(compareTable(folder, await bytesOf(dist(base)), await bytesOf(dist(ROOT))));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
