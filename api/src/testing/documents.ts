import { documents } from '@venue/shared/graphql/documents';

/** The console's own document of an operation. */
export function documentOf(operation: string) {
  const found = documents.find((text) => new RegExp(`^(query|mutation) ${operation}\\b`).test(text));
  if (!found) throw new Error(`The console has no document ${operation}.`);
  return found;
}
