import { types } from 'node:util';
import { GraphQLError } from 'graphql';
import { without } from '../records/without';
import type { Log } from './log';

interface Answering {
  requestId: string;
  isProduction: boolean;
  log: Log;
}

/** Connections that break, a database that starts or stops (57P0), and a statement that took too long (57014). */
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0|57014|08|53300)/;
const UNREACHABLE_MESSAGES =
  /terminated|timeout exceeded when trying to connect|not queryable|PGlite is clos/i;

/** Whether the database was away, which the client may try again later. */
function isUnreachable(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if ('code' in error && UNREACHABLE.test(String(error.code))) return true;
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true;
  return UNREACHABLE_MESSAGES.test(error.message) || isUnreachable(error.cause);
}

/** The error below those that GraphQL puts around it; undefined when it is a refusal of ours or of the library. */
function unexpected(error: GraphQLError): Error | undefined {
  const inner = error.originalError;
  if (!inner) return undefined;
  return inner instanceof GraphQLError ? unexpected(inner) : inner;
}

/** What PostgreSQL says of an error beside its message and detail, which hold values. */
type DatabaseError = Error & Partial<Record<'code' | 'constraint' | 'table' | 'routine', string>>;

/** Logs name the kind of failure, never the values in it. */
function kindOf(error: Error) {
  const inner: DatabaseError = types.isNativeError(error.cause) ? error.cause : error;
  const { name, code: errorCode, constraint, table, routine } = inner;
  const at = /^\s+at .*$/m.exec(inner.stack ?? '')?.[0].trim();
  return { error: name, errorCode, constraint, table, routine, at };
}

function masked(error: GraphQLError, cause: Error, { requestId, log }: Answering) {
  const isAway = isUnreachable(cause);
  const code = isAway ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  log('error', isAway ? 'database away' : 'internal error', kindOf(cause));
  const message = isAway
    ? `The database does not answer. Try again in a moment. (Request ${requestId})`
    : `Something went wrong on the server. (Request ${requestId})`;
  return new GraphQLError(message, {
    ...error,
    path: error.path,
    extensions: { code, requestId, http: { status: isAway ? 503 : 500 } },
  });
}

/** Errors as the client gets them: nothing internal, always with a code, in production without suggestions. */
export function answerError(error: GraphQLError, answering: Answering): GraphQLError {
  const cause = unexpected(error);
  if (cause) return masked(error, cause, answering);
  // What a parser said of the body stays inside.
  const shown = without({ ...error.extensions }, 'originalError');
  const message = answering.isProduction
    ? error.message.replace(/ Did you mean [^?]*\?/g, '')
    : error.message;
  return new GraphQLError(message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { code: 'BAD_USER_INPUT', ...shown },
  });
}
