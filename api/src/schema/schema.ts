import '../auth/accountApi';
import '../auth/authMutations';
import '../kinds';
import '../stalls/stallPartMutations';
import '../today/todayApi';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { guard } from './access';
import { builder } from './builder';

builder.queryType();
builder.mutationType();

/** The schema, with the check of access in front of every field. */
export const schema = guard(builder.toSchema());

/** What `shared/src/graphql/schema.graphql` holds. */
export const printedSchema = () => `${printSchema(lexicographicSortSchema(schema))}\n`;
