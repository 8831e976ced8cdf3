import { hasDocker } from '../testing/docker.mjs';
import { postgresPrograms } from '../testing/postgres.mjs';
import { sshdProgram } from '../testing/sshd.mjs';

/** What is missing of each program without which some tests are left out. */
const MISSING = {
  postgresql: () => (postgresPrograms() ? undefined : 'postgresql'),
  sshd: () => (sshdProgram() ? undefined : 'openssh-server'),
  docker: () => (hasDocker() ? undefined : 'docker'),
};

/**
 * Which of the programs are missing, named truly, and which of these a whole run needs. Nobody has to have them but where
 * REQUIRED_PROGRAMS names them, separated by spaces, as the workflow of everything does.
 * @param {string} [names]
 * @param {Record<string, () => string | undefined>} [programs]
 * @returns {{ missing: string[], required: string[] }}
 */
export function missingPrograms(names = process.env.REQUIRED_PROGRAMS ?? '', programs = MISSING) {
  const needed = names.split(' ').filter(Boolean);
  const missingOf = (name) => (programs[name] ? programs[name]() : name);
  const found = (list) => list.map(missingOf).filter((missing) => missing !== undefined);
  return { missing: found([...new Set([...Object.keys(programs), ...needed])]), required: found(needed) };
}
