// Writes the documents of the console's operations, typed and as a list: `npm run graphql`, after a change of schema or operations.
// With --check it writes nothing and fails when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as core from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { parse } from 'graphql';
import ts from 'typescript';

const fileOf = (name) => fileURLToPath(new URL(`../../shared/src/graphql/${name}`, import.meta.url));
const read = (name) => readFileSync(fileOf(name), 'utf8');

/** A status that the server does not know is sent as it is, so its type is ours: of `EventStatus`, `StoredEventStatus`. */
const enumValuesOf = ({ definitions }) =>
  Object.fromEntries(
    definitions
      .filter(({ kind }) => kind === 'EnumTypeDefinition')
      .map(({ name: { value } }) => [value, `../types#Stored${value}`]),
  );

/** The text of `generated.ts`. */
async function generateDocuments() {
  const schema = parse(read('schema.graphql'));
  const document = parse(read('operations.graphql'));
  const text = await core.codegen({
    filename: fileOf('generated.ts'),
    schema,
    documents: [{ location: 'operations.graphql', document }],
    config: {
      documentMode: 'string',
      useTypeImports: true,
      enumsAsTypes: true,
      enumValues: enumValuesOf(schema),
      scalars: { ID: 'string' },
      dedupeFragments: true,
    },
    plugins: [{ operations: {} }, { documents: {} }],
    pluginMap: { operations: typescriptOperations, documents: typedDocumentNode },
  });
  // Our status types are exported again without `type`, which TypeScript asks for.
  return text.replace(/^export \{ (\w+) \};$/gm, 'export type { $1 };');
}

/** The text of every operation, as the console sends it. A release of the console carries them, and the API trusts them. */
async function operationTexts(generated) {
  const { outputText } = ts.transpileModule(generated, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  const module = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return Object.values(module)
    .filter((document) => document instanceof module.TypedDocumentString)
    .map((document) => document.toString().trim())
    .filter((text) => /^(query|mutation) /.test(text));
}

const generated = await generateDocuments();
const files = {
  'generated.ts': generated,
  'documents.json': `${JSON.stringify(await operationTexts(generated), null, 2)}\n`,
};
for (const [name, text] of Object.entries(files))
  if (!process.argv.includes('--check')) writeFileSync(fileOf(name), text);
  else if (text !== read(name)) {
    console.error(`${name} is out of date: npm run graphql`);
    process.exitCode = 1;
  }
