import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

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
