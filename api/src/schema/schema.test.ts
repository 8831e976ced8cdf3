import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { documents } from '@venue/shared/graphql/documents';
import { SCHEMA_FILE } from '../apiFolder';
import { accessRules } from './access';
import { printedSchema, schema } from './schema';

describe('the schema of the API', () => {
  it('is printed in schema.graphql; npm run -w api schema prints it again', () => {
    expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(printedSchema());
  });

  it('answers every document of the console', () => {
    for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
  });

  it('declares for every field who may have it', () => {
    const rules = accessRules(schema);
    expect(rules.filter(({ rule }) => typeof rule !== 'string').map(({ name }) => name)).toEqual([]);
  });
});
