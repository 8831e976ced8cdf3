import { DOCUMENTS_FILE, unansweredDocuments } from '../release/documents.mjs';
import { verifyRelease } from '../release/verifyRelease.mjs';

/**
 * Checks a release by itself before visitors get it: that it is what its team has made, and that the API answers what it
 * asks. Whether it fits the shell and the other remotes is for `checkRegistry`.
 * @param {object} place
 * @param {object} app
 * @param {import('../release/verifyRelease.mjs').Source} source
 * @param {{ version?: string, known?: object[] }} about As for `verifyRelease`.
 * @returns {Promise<object>} Its `release.json`.
 * @throws Error
 */
export async function requireRelease(place, app, source, about) {
  const release = await verifyRelease(source, { app, keys: place.keysOf(app), ...about });
  const [problem, ...more] = DOCUMENTS_FILE in release.files
    ? await unansweredDocuments((await source.read(DOCUMENTS_FILE)).toString())
    : [];
  if (problem)
    throw new Error(
      `${app.folder} ${release.version} can't be used with this API. ${problem}${more.length > 0 ? ` And ${more.length} more.` : ''}`,
    );
  return release;
}
