// Writes the documents of the console's operations, typed and as a list: `npm run graphql`, after a change of schema or operations.
// With --check it writes nothing and fails when they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as core from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import { buildSchema, getNamedType, isObjectType, parse } from 'graphql';
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

/** The kinds of records: of `Event` there are `event`, `events`, `createEvent`, `updateEvent`, `deleteEvent`. */
function recordKinds(schema) {
  const queries = Object.values(schema.getQueryType().getFields());
  const { ...mutations } = schema.getMutationType().getFields();
  return queries.flatMap(({ name: one, type, args }) => {
    const name = String(type);
    const many = queries.find((each) => String(each.type) === `[${name}!]!`)?.name;
    const isKind =
      many && args.length === 1 && ['create', 'update', 'delete'].every((verb) => verb + name in mutations);
    return isKind ? [{ name, one, many }] : [];
  });
}

/** What is asked for of a type: all its fields, and all those of the types in it. */
function fragmentsOf(type) {
  const fields = Object.values(type.getFields()).map((field) => [field.name, getNamedType(field.type)]);
  const texts = fields.map(([name, of]) => (isObjectType(of) ? `${name} { ...${of.name}Fields }` : name));
  return [
    `fragment ${type.name}Fields on ${type.name} { ${texts.join(' ')} }`,
    ...fields.flatMap(([, of]) => (isObjectType(of) ? fragmentsOf(of) : [])),
  ];
}

/** The five calls of each kind of record. */
const recordOperations = (schema) =>
  recordKinds(schema).flatMap(({ name, one, many }) => [
    ...fragmentsOf(schema.getType(name)),
    `query ${many} { ${many} { ...${name}Fields } }`,
    `query ${one}($id: ID!) { ${one}(id: $id) { ...${name}Fields } }`,
    `mutation create${name}($input: Create${name}Input!) { create${name}(input: $input) { ...${name}Fields } }`,
    `mutation update${name}($id: ID!, $input: Update${name}Input!) { update${name}(id: $id, input: $input) { ...${name}Fields } }`,
    `mutation delete${name}($id: ID!) { delete${name}(id: $id) }`,
  ]);

const capitalized = (name) => name[0].toUpperCase() + name.slice(1);
/** They are passed on together. */
const recordDocuments = (schema) =>
  recordKinds(schema).map(
    ({ name, one, many }) => `export const ${one}Documents = {
  list: ${capitalized(many)}Document,
  one: ${name}Document,
  create: Create${name}Document,
  update: Update${name}Document,
  remove: Delete${name}Document,
};
`,
  );

/** The text of `generated.ts`. */
async function generateDocuments() {
  const text = read('schema.graphql');
  const [schema, kinds] = [parse(text), buildSchema(text)];
  const document = parse([...recordOperations(kinds), read('operations.graphql')].join('\n'));
  const generated = await core.codegen({
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
  const ours = generated.replace(/^export \{ (\w+) \};$/gm, 'export type { $1 };');
  return `${ours}\n${recordDocuments(kinds).join('')}`;
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
