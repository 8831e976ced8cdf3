import { hasNginx } from '../nginx/findNginx.mjs';
import { hasDocker } from '../stack/docker.mjs';
import { postgresPrograms } from '../stack/postgres.mjs';

/** Programs without which some tests are left out. */
const PROGRAMS = { nginx: hasNginx, postgresql: () => postgresPrograms() !== undefined, docker: hasDocker };

/**
 * What is missing of the programs without which a run of the tests would not be whole. Nobody has to have them but where
 * REQUIRED_PROGRAMS says so, as the workflow of everything does.
 * @param {string} [names] Separated by spaces.
 * @param {Record<string, () => boolean>} [programs]
 * @returns {string[]}
 */
export const missingPrograms = (names = process.env.REQUIRED_PROGRAMS ?? '', programs = PROGRAMS) =>
  names.split(' ').filter((name) => name !== '' && !programs[name]?.());
