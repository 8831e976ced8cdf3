import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, findBreakingChanges, findDangerousChanges, parse, validate } from 'graphql';
import { documents } from '@venue/shared/graphql/documents';
import { API_FOLDER } from '../apiFolder';
import { accessRules } from './access';
import { printedSchema, schema } from './schema';

const read = (file: string) => readFileSync(path.join(API_FOLDER, file), 'utf8');
const contract = buildSchema(read('../shared/src/graphql/schema.graphql'));

describe('the schema of the API', () => {
  it('is printed in schema.graphql; npm run -w api schema prints it again', () => {
    expect(read('schema.graphql')).toBe(printedSchema());
  });

  it('has everything that the contract with the console has, and only adds to it', () => {
    expect(findBreakingChanges(contract, schema)).toEqual([]);
    const added = findDangerousChanges(contract, schema).map(({ description }) => description);
    expect(added.filter((change) => !/optional arg (after|limit) /.test(change))).toEqual([]);
  });

  it('answers every document of the console', () => {
    for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
  });

  it('declares for every field who may have it', () => {
    const rules = accessRules(schema);
    expect(rules.filter(({ rule }) => typeof rule !== 'string').map(({ name }) => name)).toEqual([]);
  });
});
