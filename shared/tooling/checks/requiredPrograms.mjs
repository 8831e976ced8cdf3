import { hasDocker } from '../testing/stack/docker.mjs';
import { postgresPrograms } from '../testing/postgres.mjs';
import { hasNginx } from '../testing/startNginx.mjs';

/** Programs without which some tests are left out. */
const PROGRAMS = { nginx: hasNginx, postgresql: () => postgresPrograms() !== undefined, docker: hasDocker };

/**
 * Which of the programs are missing, and which of these a whole run needs. Nobody has to have them but where
 * REQUIRED_PROGRAMS names them, separated by spaces, as the workflow of everything does.
 * @param {string} [names]
 * @param {Record<string, () => boolean>} [programs]
 * @returns {{ missing: string[], required: string[] }}
 */
export function missingPrograms(names = process.env.REQUIRED_PROGRAMS ?? '', programs = PROGRAMS) {
  const needed = names.split(' ').filter(Boolean);
  const missing = [...new Set([...Object.keys(programs), ...needed])].filter((name) => !programs[name]?.());
  return { missing, required: missing.filter((name) => needed.includes(name)) };
}
