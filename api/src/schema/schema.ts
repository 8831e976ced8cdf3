import '../auth/authMutations';
import '../events/eventMutations';
import '../events/eventQueries';
import '../reservations/reservationMutations';
import '../reservations/reservationQueries';
import '../stalls/stallMutations';
import '../stalls/stallPartMutations';
import '../stalls/stallQueries';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { guard } from './access';
import { builder } from './builder';

builder.queryType();
builder.mutationType();

/** The schema, with the check of access in front of every field. */
export const schema = guard(builder.toSchema());

/** What `shared/src/graphql/schema.graphql` holds. */
export const printedSchema = () => `${printSchema(lexicographicSortSchema(schema))}\n`;
