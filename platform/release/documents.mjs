import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../ports.mjs';
import { sha256 } from './hashes.mjs';

/** In a release that calls the API: the text of every operation that it sends. */
export const DOCUMENTS_FILE = 'documents.json';
/** What the API of this checkout answers; a test of the API holds the two together. */
const SCHEMA = path.join(ROOT, 'shared/src/graphql/schema.graphql');

const operationOf = (text) => /^\s*(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'without a name';

/**
 * Why the API can't answer a release's documents, a sentence for each; none where it answers all.
 * @param {string} text Of `documents.json`.
 * @param {string} [schemaFile]
 * @returns {Promise<string[]>}
 */
export async function unansweredDocuments(text, schemaFile = SCHEMA) {
  // Most releases call no API, and it takes its time to load.
  const { buildSchema, parse, validate } = await import('graphql');
  const schema = buildSchema(await readFile(schemaFile, 'utf8'));
  return JSON.parse(text).flatMap((document) =>
    validate(schema, parse(document)).map(
      ({ message }) => `The API does not answer its document ${operationOf(document)}: ${message}`,
    ),
  );
}

/** In every answer of our API: the hash of the schema that it has. A server of the specification says nothing of it. */
export const SCHEMA_HEADER = 'x-schema';
const PATIENCE_MS = 5000;

/** Nobody answers where the API should be. */
export class AwayError extends Error {}

/**
 * Checks that the API that runs has the schema against which releases are checked here.
 * @param {string} api
 * @throws Error
 */
export async function requireSchema(api) {
  const answer = await fetch(api, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (!answer || answer.status >= 500) throw new AwayError(`The API at ${api} does not answer.`);
  await answer.body?.cancel();
  const running = answer.headers.get(SCHEMA_HEADER);
  if (running !== null && running !== sha256(await readFile(SCHEMA)))
    throw new Error(
      `The API at ${api} has another schema than the one that releases are checked against here: replace the API first, or use the commands of its version.`,
    );
}

/**
 * Checks that the API answers what a release asks.
 * @param {{ folder: string }} app
 * @param {{ manifest: { version: string }, files: Map<string, Buffer> }} build
 * @throws Error
 */
export async function requireAnswers(app, { manifest: { version }, files }) {
  const text = files.get(DOCUMENTS_FILE)?.toString();
  const [problem, ...more] = text ? await unansweredDocuments(text) : [];
  if (!problem) return;
  const others = more.length > 0 ? ` And ${more.length} more.` : '';
  throw new Error(`${app.folder} ${version} can't be used with this API. ${problem}${others}`);
}
