import { DOCUMENTS_FILE, unansweredDocuments } from '../release/documents.mjs';
import { verifyRelease } from '../release/verifyRelease.mjs';

/**
 * Checks that a release is what its team has made.
 * @param {object} place
 * @param {object} app
 * @param {import('../release/verifyRelease.mjs').Source} source
 * @param {{ version?: string, known?: object[] }} about As for `verifyRelease`.
 */
export const requireOwn = (place, app, source, about) =>
  verifyRelease(source, { app, keys: place.keysOf(app), ...about });

/** Checks that the API answers what a release asks. @throws Error */
export async function requireAnswers(app, { version, files }, source) {
  if (!(DOCUMENTS_FILE in files)) return;
  const text = (await source.read(DOCUMENTS_FILE)).toString();
  const [problem, ...more] = await unansweredDocuments(text);
  if (!problem) return;
  const others = more.length > 0 ? ` And ${more.length} more.` : '';
  throw new Error(`${app.folder} ${version} can't be used with this API. ${problem}${others}`);
}

/**
 * Checks a release by itself before visitors get it. Whether it fits the shell and the other remotes is for `checkRegistry`.
 * @returns {Promise<object>} Its `release.json`.
 * @throws Error
 */
export async function requireRelease(place, app, source, about) {
  const release = await requireOwn(place, app, source, about);
  await requireAnswers(app, release, source);
  return release;
}
