import texts from './documents.json';
import type { TypedDocumentString } from './generated';

export * from './generated';

/** The text of an operation as it is sent. */
export const textOf = (document: TypedDocumentString<unknown, never>) => document.toString().trim();

/** The text of every operation that the console sends: a server in production may refuse all others. */
export const documents: readonly string[] = texts;

/** The name of an operation. It is named after the one field it requests, so this is also the name of that field. */
export function operationName(text: string) {
  const name = /^(?:query|mutation)\s+(\w+)/.exec(text)?.[1];
  if (!name) throw new Error('A GraphQL document starts with "query" or "mutation" and a name.');
  return name;
}

/** A call of the server: an operation with its variables. */
export interface Call {
  document: TypedDocumentString<unknown, never>;
  variables: object;
}

/** A call whose variables are those of its document. */
export const call = <Variables extends object>(
  document: TypedDocumentString<unknown, Variables>,
  variables: Variables,
): Call => ({ document, variables });
