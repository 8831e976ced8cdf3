import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, type GraphQLSchema, isObjectType, parse, validate } from 'graphql';
import { API_CONTRACT } from '@venue/shared/contracts';
import { documents } from '@venue/shared/graphql/documents';
import { SCHEMA_FILE } from '../apiFolder';
import { accessRules } from './access';
import { printedSchema, schema } from './schema';

const CONTRACT = readFileSync(require.resolve('@venue/shared/contracts/schema'), 'utf8');

/** What of a contract a schema does not offer any more. A deprecated field may go. */
function brokenPromises(contract: GraphQLSchema, offered: GraphQLSchema): string[] {
  const deprecated = Object.values(contract.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => [type.name, field] as const))
    .filter(([, field]) => field.deprecationReason !== undefined)
    .map(([type, field]) => `${type}.${field.name} was removed.`);
  return findBreakingChanges(contract, offered)
    .map(({ description }) => description)
    .filter((description) => !deprecated.includes(description));
}

describe('the schema of the API', () => {
  it('is printed in schema.graphql; npm run -w api schema prints it again', () => {
    expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(printedSchema());
  });

  it('answers every document of the console', () => {
    for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
  });

  it('keeps what the contract promises to consoles that are out, but for fields that were deprecated', () => {
    expect(CONTRACT).toContain(`the contract "graphql" ${API_CONTRACT} `);
    expect(brokenPromises(buildSchema(CONTRACT), schema)).toEqual([]);
  });

  it.each([
    ['type Query { title: String seats: Int price: Float }', ['Query.price was removed.']],
    ['type Query { title: String seats: Int price: Float @deprecated }', []],
    ['type Query { title: Int seats: Int }', ['Query.title changed type from Int to String.']],
  ])('in place of %s breaks the promises %j', (promised, broken) => {
    expect(
      brokenPromises(
        buildSchema(promised),
        buildSchema('type Query { title: String seats: Int end: Float }'),
      ),
    ).toEqual(broken);
  });

  it('declares for every field who may have it', () => {
    const rules = accessRules(schema);
    expect(rules.filter(({ rule }) => typeof rule !== 'string').map(({ name }) => name)).toEqual([]);
  });
});
