import { readFileSync } from 'node:fs';
import { ExpectedError } from './expectedError';
import type { Environment } from './settings';

/** Settings that may stand in a file of their own, named by the same variable with `_FILE` at its end. */
const SECRETS = ['DATABASE_URL', 'DATABASE_PASSWORD', 'ADMIN_PASSWORD'] as const;

function readSecret(variable: string, file: string) {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new ExpectedError(`${variable} names ${file}, which can't be read.`);
  }
}

/** The address of the database with the password that stands in a file of its own. */
function withPassword({ DATABASE_URL: url, DATABASE_PASSWORD: password }: Environment) {
  if (!password || !url || !URL.canParse(url)) return url;
  const address = new URL(url);
  address.password = encodeURIComponent(password);
  return address.href;
}

/**
 * Reads the secrets that stand in files, as a container gets them.
 * @throws ExpectedError when a file can't be read, or when a setting is there twice.
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = { ...environment };
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = environment[variable];
    if (!file) continue;
    if (environment[name])
      throw new ExpectedError(`${name} and ${variable} say the same thing; leave one of them out.`);
    read[name] = readSecret(variable, file);
  }
  return { ...read, DATABASE_URL: withPassword(read) };
}
