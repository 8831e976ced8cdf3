import { createHash } from 'node:crypto';
import { documents, operationName } from '@venue/shared/graphql/documents';

/** Documents of people's accounts, for which the console has no screen (yet). */
const ACCOUNT_DOCUMENTS = [
  'mutation changePassword($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }',
];

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const trusted = new Map(
  [...documents, ...ACCOUNT_DOCUMENTS].map((text) => [sha256(text), operationName(text)]),
);

/** The name of the operation when the query is one of the console's own, to the letter; undefined for any other. */
export const trustedOperation = (query: unknown) =>
  typeof query === 'string' ? trusted.get(sha256(query)) : undefined;
