import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { documents, operationName } from '@venue/shared/graphql/documents';
import { atMostEvery } from './atMostEvery';

/** Documents of people's accounts, for which the console has no screen (yet). */
const ACCOUNT_DOCUMENTS = [
  'mutation changePassword($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }',
];

/** How long the releases are believed to be the same. Whoever sends unknown documents must not keep the disk busy. */
const READ_AGAIN_MS = 1000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entryOf = (text: string): [hash: string, operation: string] => [sha256(text), operationName(text)];

/** The documents that a release of the console carries; none where it is from before they did, or is damaged. */
async function documentsIn(release: string): Promise<[hash: string, operation: string][]> {
  try {
    const texts: unknown = JSON.parse(await readFile(path.join(release, 'documents.json'), 'utf8'));
    return Array.isArray(texts) ? texts.map((text) => entryOf(String(text))) : [];
  } catch {
    return [];
  }
}

export interface TrustedDocuments {
  /** Looks for releases that have come or gone, for a document that is not known yet. */
  update: () => Promise<void>;
  /** The name of the operation when the query is a trusted one, to the letter; undefined for any other. */
  operation: (query: unknown) => string | undefined;
}

/**
 * The documents that the API answers in production: those of the console of its own build, and those of each console that is
 * released, so that either can be released without the other.
 * @param folder Folder with the releases of the console, each with its `documents.json`; undefined without any.
 */
export function createTrustedDocuments(folder: string | undefined): TrustedDocuments {
  const own = new Map([...documents, ...ACCOUNT_DOCUMENTS].map(entryOf));
  let released = new Map<string, string>();
  const readReleases = async (releases: string) => {
    const names = await readdir(releases).catch(() => []);
    const read = await Promise.all(names.map((name) => documentsIn(path.join(releases, name))));
    released = new Map(read.flat());
  };

  return {
    update: folder ? atMostEvery(READ_AGAIN_MS, () => readReleases(folder)) : async () => undefined,
    operation(query) {
      const hash = sha256(String(query));
      return own.get(hash) ?? released.get(hash);
    },
  };
}
