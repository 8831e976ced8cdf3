declare const types: unique symbol;

/** The text of one GraphQL operation, with the types of its result and variables for the compiler. */
export type TypedDocument<Result, Variables> = string & {
  readonly [types]?: (variables: Variables) => Result;
};

/** The types are asserted here and compared with schema.graphql by a test. */
export function typed<Result, Variables>(text: string) {
  return text as TypedDocument<Result, Variables>;
}

/** The name of an operation. It is named after the one field it requests, so this is also the name of that field. */
export function operationName(document: string) {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
  if (!name) throw new Error('A GraphQL document starts with "query" or "mutation" and a name.');
  return name;
}
