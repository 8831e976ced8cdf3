declare const types: unique symbol;

/** The text of one GraphQL operation; result and variables exist for the compiler only. */
export type TypedDocument<Result, Variables> = string & {
  readonly [types]?: (variables: Variables) => Result;
};

/** Result and variables are claimed here and held against schema.graphql by a test. */
export function typed<Result, Variables>(text: string) {
  return text as TypedDocument<Result, Variables>;
}

/** An operation is named after the one field it asks for, so its name is also where the answer stands. */
export function operationName(document: string) {
  const name = /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
  if (!name) throw new Error('A GraphQL document starts with "query" or "mutation" and a name.');
  return name;
}
