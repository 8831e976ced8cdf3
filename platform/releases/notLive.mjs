// @ts-check
import { deploymentOf } from '../choice/changes.mjs';
import { readRelease } from '../release/releaseFile.mjs';

/**
 * The builds that visitors do not get, each with the command that makes it live.
 * @param {import('./place.mjs').Place} place @param {import('./takeBuilds.mjs').Built[]} built
 */
export async function notLive({ store }, built) {
  const choice = store.choice();
  const found = built.map(async ({ app, folder }) => {
    const { version } = await readRelease(folder);
    const { live } = deploymentOf(choice, app.name);
    return version === live
      ? []
      : [`${app.folder} is still ${live}, not ${version}: npm run releases -- release ${app.folder}`];
  });
  return (await Promise.all(found)).flat();
}
