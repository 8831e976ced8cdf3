// Writes the typed documents of the console's operations: `npm run graphql`, after a change of schema or operations.
// With --check it writes nothing and fails when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as core from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';

const fileOf = (name) => fileURLToPath(new URL(`../src/graphql/${name}`, import.meta.url));
const read = (name) => readFileSync(fileOf(name), 'utf8');

const GENERATED = fileOf('generated.ts');

/** A status that the server does not know is sent as it is, so its type is ours. */
const enumValues = {
  EventStatus: '../types#StoredEventStatus',
  ReservationStatus: '../types#StoredReservationStatus',
  StallStatus: '../types#StoredStallStatus',
};

/** The text of `generated.ts`. */
async function generateDocuments() {
  const schema = parse(read('schema.graphql'));
  const document = parse(read('operations.graphql'));
  const text = await core.codegen({
    filename: GENERATED,
    schema,
    documents: [{ location: 'operations.graphql', document }],
    config: {
      documentMode: 'string',
      useTypeImports: true,
      enumsAsTypes: true,
      enumValues,
      scalars: { ID: 'string' },
      dedupeFragments: true,
    },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
  });
  // Our status types are exported again without `type`, which TypeScript asks for.
  return text.replace(/^export \{ (\w+) \};$/gm, 'export type { $1 };');
}

const text = await generateDocuments();
if (!process.argv.includes('--check')) writeFileSync(GENERATED, text);
else if (text !== read('generated.ts')) {
  console.error('generated.ts is out of date: npm run graphql');
  process.exitCode = 1;
}
