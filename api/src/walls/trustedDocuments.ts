import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { documents, operationName } from '@venue/shared/graphql/documents';
import { atMostEvery } from './atMostEvery';

/** How long the releases are believed to be the same. Whoever sends unknown documents must not keep the disk busy. */
const READ_AGAIN_MS = 1000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const entryOf = (text: string): [hash: string, operation: string] => [sha256(text), operationName(text)];

/** Where a store keeps the releases of the console, and in them the documents. */
const CONSOLE = 'releases/admin-console';
const DOCUMENTS = 'documents.json';

interface Release {
  files: Record<string, string | undefined>;
}

/** The documents that a release of the console carries; none where they are missing or not those that were released. */
async function documentsOf(store: string, name: string): Promise<[hash: string, operation: string][]> {
  try {
    const { files } = JSON.parse(await readFile(path.join(store, CONSOLE, name), 'utf8')) as Release;
    const integrity = files[DOCUMENTS] ?? '';
    const inPool = Buffer.from(integrity.replace('sha256-', ''), 'base64').toString('hex');
    const text = await readFile(path.join(store, 'pool', inPool), 'utf8');
    const texts: unknown = sha256(text) === inPool ? JSON.parse(text) : [];
    return Array.isArray(texts) ? texts.map((each) => entryOf(String(each))) : [];
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
 * @param store Folder of the store of the releases; undefined without any.
 */
export function createTrustedDocuments(store: string | undefined): TrustedDocuments {
  const own = new Map(documents.map(entryOf));
  let released = new Map<string, string>();
  const readReleases = async (folder: string) => {
    const names = await readdir(path.join(folder, CONSOLE)).catch(() => []);
    const manifests = names.filter((name) => name.endsWith('.json'));
    const read = await Promise.all(manifests.map((name) => documentsOf(folder, name)));
    released = new Map(read.flat());
  };

  return {
    update: store ? atMostEvery(READ_AGAIN_MS, () => readReleases(store)) : async () => undefined,
    operation(query) {
      const hash = sha256(String(query));
      return own.get(hash) ?? released.get(hash);
    },
  };
}
