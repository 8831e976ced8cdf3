import { type Answer, isGraphQLResponse, failedAnswer, readAnswer, type ServerError } from './answer';
import { operationName, textOf, type TypedDocumentString } from './documents';
import { needsLiveSignIn, type Unreachable } from './failures';
import { createSignedIn, type SignedIn } from './signedIn';

/** Milliseconds until an answer begins. */
export const TIME_OUT_MS = 5000;

/** How many times as long an answer may take to arrive once it has begun: a long list on a slow line. */
const TIMES_FOR_BODY = 6;

/** A token with other characters can't be put into a header, and the request would fail. */
const PRINTABLE = /^[\x21\x23-\x7e]+$/;

export interface ClientOptions {
  fetch: typeof globalThis.fetch;
  url: string;
  /** Called for every request. It may throw, as storage does in some private windows. */
  getToken: () => string | null;
  timeOutMs?: number;
}

export interface CallOptions {
  /** Version of the record that the change is based on. */
  version?: string;
  /** The same for every attempt at one change. */
  idempotencyKey?: string;
  /** The change may be of a record that is deleted, and takes it back. */
  undelete?: boolean;
  /** The change only marks what the host has seen of a party: "seated 2030-05-10T16:00:00.000Z", or "none". */
  attendance?: string;
  /** The list is to have what has changed since this stamp of the server. */
  changesSince?: string;
  /** What only the server reads that has asked for it. */
  extensions?: Record<string, string>;
  /** Instead of the stored token; null for none: signing in must work although the stored token has expired. */
  token?: string | null;
  /** Ends the call, which nobody waits for any more. */
  signal?: AbortSignal;
  /** Lets the call outlast the page. */
  keepalive?: boolean;
}

export interface Client extends Omit<SignedIn, 'meet'> {
  request: <Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    options?: CallOptions,
  ) => Promise<Answer<Result>>;
  /** The stored token, or null when there is none, it has expired, or storage can't be read. */
  token: () => string | null;
  /** The same, also when it has expired: whose rows those on screen are. */
  storedToken: () => string | null;
  /** Whether a call was refused for want of a sign-in, and nobody has signed in since. */
  asksToSignIn: () => boolean;
}

/** What proxies in front of a server refuse in words of their own. The server is there. */
const PROXY_REFUSALS: Readonly<Record<number, ServerError>> = {
  413: { message: 'This is too much to send at once.', extensions: { code: 'QUERY_TOO_LARGE' } },
  429: { message: 'Too many requests. Try again in a minute.', extensions: { code: 'RATE_LIMITED' } },
};

class TimeOut extends Error {}

/** @param work Is told how to say that the answer has begun. */
function inTime<Value>(
  work: (signal: AbortSignal, onBegin: () => void) => Promise<Value>,
  ms: number,
  cancelled?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController();
  if (cancelled?.aborted) return Promise.reject(new Error('The call was given up.'));
  cancelled?.addEventListener('abort', () => controller.abort(), { once: true });
  let timer: ReturnType<typeof setTimeout>;
  let onBegin: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    const allow = (limit: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new TimeOut(`No answer within ${limit} ms.`));
        controller.abort();
      }, limit);
    };
    allow(ms);
    onBegin = () => allow(ms * TIMES_FOR_BODY);
  });
  return Promise.race([work(controller.signal, onBegin), late]).finally(() => clearTimeout(timer));
}

function unreachable(error: unknown): Unreachable {
  const reason = error instanceof TimeOut ? 'time-out' : error instanceof SyntaxError ? 'answer' : 'network';
  return { kind: 'unreachable', reason, message: error instanceof Error ? error.message : String(error) };
}

/** Sends one POST per call, always to the network and never repeated. Failures are logged and returned, not thrown. */
export function createClient(options: ClientOptions): Client {
  const { fetch, url, getToken } = options;

  /** The token that the server has refused, and whether it has refused a call without one. */
  let expired: string | null = null;
  let isRefused = false;

  function storedToken() {
    try {
      const stored = getToken()?.trim() ?? '';
      return PRINTABLE.test(stored) ? stored : null;
    } catch {
      return null;
    }
  }

  const token = () => {
    const stored = storedToken();
    return stored === expired ? null : stored;
  };

  function headers({
    version,
    idempotencyKey,
    undelete,
    changesSince,
    attendance,
    token: bearer = token(),
  }: CallOptions) {
    // A header without a value is left out, because the server's CORS rules must allow each additional header.
    return {
      Accept: 'application/graphql-response+json, application/json',
      'Content-Type': 'application/json',
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(version && PRINTABLE.test(version) && { 'If-Match': `"${version}"` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(undelete && { Undelete: 'true' }),
      ...(attendance && { Attendance: attendance }),
      ...(changesSince && { 'Changes-Since': changesSince }),
    };
  }

  async function post(body: string, call: CallOptions, signal: AbortSignal, onBegin: () => void) {
    const response = await fetch(url, {
      method: 'POST',
      cache: 'no-store',
      headers: headers(call),
      body,
      signal,
      ...(call.keepalive && { keepalive: true }),
    });
    onBegin();
    const text = await response.text();
    const refusal = PROXY_REFUSALS[response.status];
    try {
      const answer: unknown = JSON.parse(text);
      if (isGraphQLResponse(answer)) return { answer, status: response.status };
    } catch (error) {
      if (!refusal) throw error;
    }
    if (!refusal) throw new SyntaxError(`HTTP ${response.status} without a GraphQL answer.`);
    return { answer: { errors: [refusal] }, status: response.status };
  }

  const { meet, ...signedIn } = createSignedIn(token);

  const client: Client = {
    token,
    ...signedIn,
    storedToken,
    asksToSignIn: () => isRefused && token() === null,
    async request(document, variables, call = {}) {
      const query = textOf(document);
      const name = operationName(query);
      const { extensions } = call;
      const body = JSON.stringify({
        operationName: name,
        variables,
        query,
        ...(extensions && { extensions }),
      });
      const sent = call.token === undefined ? token() : null;
      try {
        const { answer, status } = await inTime(
          (signal, onBegin) => post(body, call, signal, onBegin),
          options.timeOutMs ?? TIME_OUT_MS,
          call.signal,
        );
        const read = readAnswer<never>(answer, name, status);
        meet(read.extras.person, sent);
        read.errors.forEach(({ message, extensions }) =>
          console.error(`GraphQL ${name}: ${message}`, extensions?.code ?? ''),
        );
        if (read.failure?.kind === 'unreachable' && read.errors.length === 0)
          console.error(`GraphQL ${name}: ${read.failure.message}`);
        if (call.token !== undefined || !needsLiveSignIn(read.failure)) return read;
        isRefused = true;
        if (sent === null) return read;
        expired = sent;
        // What is public is shown to everybody.
        return query.startsWith('query') ? await client.request(document, variables, call) : read;
      } catch (error) {
        const failure = unreachable(error);
        if (!call.signal?.aborted) console.error(`GraphQL ${name}: ${failure.message}`);
        return failedAnswer(failure);
      }
    },
  };
  return client;
}
