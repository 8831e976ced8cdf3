import { GraphQLError } from 'graphql';

export type ErrorCode =
  | 'UNAUTHENTICATED'
  /** The password is right, and a code of the second factor is missing, or wrong. */
  | 'CODE_NEEDED'
  | 'CODE_WRONG'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

/** A refusal in words for the person, with a stable code for the program. */
export function refusal(code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) {
  return new GraphQLError(message, { extensions: { code, ...extensions } });
}

export const notFound = (what: string) =>
  refusal('NOT_FOUND', `This ${what} does not exist (any more). Reload to see what does.`);

/** Problems by field, each a sentence. Throws when there are any. */
export function refuseProblems(problems: Record<string, string | false | undefined>) {
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
  if (Object.keys(fields).length > 0)
    throw refusal('BAD_USER_INPUT', Object.values(fields).join(' '), { fields });
}
