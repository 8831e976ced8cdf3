import { ATTENDANCE_MARKS, type Attended, isObject, type Typed } from '../types';
import { type Failure, type Refused, refused } from './failures';

export interface ServerError {
  message: string;
  path?: unknown[];
  extensions?: Record<string, unknown>;
}

/**
 * The response to one operation: data and errors together (requirements 7, Endpoint), and how it is judged by the
 * requested field.
 */
export interface Answer<Result> {
  data: Result | null;
  /** The value of the requested field, which the operation is named after. Rows in it are not checked yet. */
  value: unknown;
  errors: ServerError[];
  /** Null when the requested field has a value, whether or not there are errors. */
  failure: Failure | null;
  /** Versions by record id, from servers that keep versions. */
  versions: Record<string, string>;
  /** What the server says beside the requirements, where it does. */
  extras: Extras;
}

/** Who is signed in to the server, and the mutations that are theirs. */
export interface Person {
  id: number;
  name: Typed;
  role: string;
  hasSecondFactor: boolean;
  may: readonly string[];
}

/** Who changed a record, when, and which fields. */
export interface HistoryEntry {
  at: string;
  by: Typed | null;
  operation: string;
  fields: Record<string, unknown>;
}

export interface Extras {
  /** From servers that say who calls. */
  person: Person | null;
  /** What the device sends with its next sign-in. */
  device: string | null;
  /** It reads `Idempotency-Key`. */
  idempotency: boolean;
  /** It reads `Undelete`. */
  undelete: boolean;
  /** When the list was read, for `Changes-Since`. */
  stamp: string | null;
  /** The rows are those that have changed, and these ids are gone; null where the rows are all. */
  deleted: string[] | null;
  /** What hosts have seen of the parties, by reservation; null from servers that keep no marks. */
  attendance: Record<string, Attended> | null;
  /** Of the one record that was asked for, the latest first. */
  history: HistoryEntry[];
}

const isError = (value: unknown) => isObject(value) && typeof value.message === 'string';

/** True for a GraphQL response object: data (an object or null), a non-empty list of errors, or both. */
export function isGraphQLResponse(body: unknown): body is Record<string, unknown> {
  if (!isObject(body)) return false;
  const { data, errors } = body;
  if (data !== undefined && data !== null && !isObject(data)) return false;
  if (errors === undefined) return data !== undefined;
  return Array.isArray(errors) && errors.every(isError) && (errors.length > 0 || data !== undefined);
}

const textsIn = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const CODE_OF_STATUS: Record<number, string> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN' };

function refusal(errors: ServerError[], field: string, status: number): Refused {
  const error = errors.find(({ path }) => path?.[0] === field) ?? errors[0];
  if (!error) return refused('NO_DATA', 'The server answered without the data that was asked for.');
  const { code, savedBy, savedAt, fields } = error.extensions ?? {};
  return {
    ...refused(typeof code === 'string' ? code : (CODE_OF_STATUS[status] ?? 'UNKNOWN'), error.message),
    ...(typeof savedBy === 'string' && { savedBy }),
    ...(typeof savedAt === 'string' && { savedAt }),
    ...(isObject(fields) && { fields: textsIn(fields) }),
  };
}

/** Error codes that mean a decision of the server, at whatever HTTP status they arrive. */
const DECIDED: readonly string[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
];

/**
 * HTTP 5xx counts as unreachable even when the body is valid GraphQL: a gateway may send it (decisions, Unreachable
 * and refused).
 */
function verdict(errors: ServerError[], field: string, status: number): Failure {
  const refusedAs = refusal(errors, field, status);
  if (status < 500 || DECIDED.includes(refusedAs.code)) return refusedAs;
  return { kind: 'unreachable', reason: 'answer', message: `HTTP ${status}: ${refusedAs.message}` };
}

function versionsIn(extensions: unknown) {
  const listed = isObject(extensions) && isObject(extensions.versions) ? extensions.versions : {};
  return textsIn(listed);
}

const isEntry = (value: unknown): value is HistoryEntry =>
  isObject(value) &&
  typeof value.at === 'string' &&
  typeof value.operation === 'string' &&
  isObject(value.fields);

function personIn(value: unknown): Person | null {
  if (!isObject(value) || !Array.isArray(value.may)) return null;
  const { id, name, role, hasSecondFactor, may } = value;
  return {
    ...{ id: Number(id), name: String(name), role: String(role) },
    ...{ hasSecondFactor: hasSecondFactor === true, may: may.map(String) },
  };
}

const isAttended = (value: unknown): value is Attended =>
  isObject(value) && typeof value.at === 'string' && ATTENDANCE_MARKS.some((mark) => mark === value.as);

const attendedIn = (listed: object): Record<string, Attended> =>
  Object.fromEntries(
    Object.entries(listed).filter((entry): entry is [string, Attended] => isAttended(entry[1])),
  );

function extrasIn(extensions: unknown): Extras {
  const { person, device, idempotency, undelete, stamp, deleted, attendance, history } = isObject(extensions)
    ? extensions
    : {};
  return {
    person: personIn(person),
    device: typeof device === 'string' ? device : null,
    idempotency: idempotency === true,
    undelete: undelete === true,
    stamp: typeof stamp === 'string' ? stamp : null,
    deleted: Array.isArray(deleted) ? deleted.map(String) : null,
    attendance: isObject(attendance) ? attendedIn(attendance) : null,
    history: Array.isArray(history) ? history.filter(isEntry) : [],
  };
}

/** Judges a GraphQL response object by the requested field. */
export function readAnswer<Result>(
  body: Record<string, unknown>,
  field: string,
  status: number,
): Answer<Result> {
  const data = isObject(body.data) ? body.data : null;
  const errors = (body.errors ?? []) as ServerError[]; // checked by isGraphQLResponse
  const { extensions } = body;
  const value = data?.[field] ?? null;
  return {
    data: data as Result | null, // the rows inside are checked where they are read
    value,
    errors,
    failure: value === null ? verdict(errors, field, status) : null,
    versions: versionsIn(extensions),
    extras: extrasIn(extensions),
  };
}

export function failedAnswer<Result>(failure: Failure): Answer<Result> {
  return { data: null, value: null, errors: [], failure, versions: {}, extras: extrasIn(null) };
}
