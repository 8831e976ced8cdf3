import { createClient, TIME_OUT_MS } from './client';
import { DeleteEventDocument, EventDocument, EventsDocument, textOf } from './documents';

const URL = 'http://api.example/graphql';

function calling(fetch: typeof globalThis.fetch, getToken: () => string | null = () => null) {
  return createClient({ fetch, url: URL, getToken, timeOutMs: 50 });
}
const answering = (body: unknown, status = 200) =>
  jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const sent = (fetch: jest.Mock<Promise<Response>, Parameters<typeof globalThis.fetch>>) => {
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)) as unknown };
};

let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => jest.restoreAllMocks());

describe('a call to the live server', () => {
  it('a GraphQL request is a POST with operation name, variables and query that bypasses every cache', async () => {
    const fetch = answering({ data: { event: null } });
    await calling(fetch).request(EventDocument, { id: '7' });
    const { url, init, body } = sent(fetch);
    expect([url, init?.method, init?.cache]).toEqual([URL, 'POST', 'no-store']);
    expect(body).toEqual({ operationName: 'event', variables: { id: '7' }, query: textOf(EventDocument) });
  });

  it('a GraphQL request without an answer is aborted after five seconds', async () => {
    jest.useFakeTimers();
    let signal: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (_url, init) => {
      signal = init?.signal;
      return new Promise<Response>(() => undefined);
    };
    const answer = createClient({ fetch, url: URL, getToken: () => null }).request(EventsDocument, {});
    expect(TIME_OUT_MS).toBe(5000);
    await jest.advanceTimersByTimeAsync(TIME_OUT_MS - 1);
    expect(signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect((await answer).failure).toMatchObject({ kind: 'unreachable', reason: 'time-out' });
    jest.useRealTimers();
  });

  it('a GraphQL request that nobody waits for any more is not sent', async () => {
    const fetch = answering({ data: { events: [] } });
    const { failure } = await calling(fetch).request(EventsDocument, {}, { signal: AbortSignal.abort() });
    expect(failure).toMatchObject({ kind: 'unreachable' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('an answer that has begun in time may take six times as long to arrive', async () => {
    jest.useFakeTimers();
    const arriving = (): Promise<string> =>
      new Promise((resolve) => setTimeout(() => resolve('{"data":{"events":[]}}'), 299));
    const fetch = (async () => ({ status: 200, text: arriving })) as unknown as typeof globalThis.fetch;
    const slow = calling(fetch).request(EventsDocument, {});
    await jest.advanceTimersByTimeAsync(299);
    expect(await slow).toMatchObject({ value: [], failure: null });
    const silent = (async () => ({
      text: () => new Promise(() => undefined),
    })) as unknown as typeof globalThis.fetch;
    const broken = calling(silent).request(EventsDocument, {});
    await jest.advanceTimersByTimeAsync(300);
    expect((await broken).failure).toMatchObject({ kind: 'unreachable', reason: 'time-out' });
    jest.useRealTimers();
  });

  it('a GraphQL request carries the token that is stored at that moment', async () => {
    let token: string | null = null;
    const fetch = answering({ data: { events: [] } });
    const client = calling(fetch, () => token);
    await client.request(EventsDocument, {});
    expect(sent(fetch).headers.get('authorization')).toBeNull();
    token = 'secret';
    fetch.mockClear();
    await client.request(EventsDocument, {});
    expect(sent(fetch).headers.get('authorization')).toBe('Bearer secret');
  });

  it('a GraphQL request goes out without a token when storage is not available', async () => {
    const fetch = answering({ data: { events: [] } });
    const { failure } = await calling(fetch, () => {
      throw new Error('denied');
    }).request(EventsDocument, {});
    expect(failure).toBeNull();
    expect(sent(fetch).headers.has('authorization')).toBe(false);
  });

  it.each(['', ' ', 'a\nb', 'ключ'])(
    'a GraphQL request goes out without the unusable token %p',
    async (token) => {
      const fetch = answering({ data: { events: [] } });
      const { failure } = await calling(fetch, () => token).request(EventsDocument, {});
      expect(failure).toBeNull();
      expect(sent(fetch).headers.has('authorization')).toBe(false);
    },
  );

  it('a GraphQL request has version and idempotency headers only when they have a value, since each needs a preflight', async () => {
    const fetch = answering({ data: { deleteEvent: true } });
    await calling(fetch).request(DeleteEventDocument, { id: '1' }, { version: undefined });
    expect([...sent(fetch).headers.keys()].sort()).toEqual(['accept', 'content-type']);
    fetch.mockClear();
    await calling(fetch).request(DeleteEventDocument, { id: '1' }, { version: '3', idempotencyKey: 'k' });
    expect(sent(fetch).headers.get('if-match')).toBe('"3"');
    expect(sent(fetch).headers.get('idempotency-key')).toBe('k');
  });

  it('a GraphQL answer with data and errors hands back both and logs the errors', async () => {
    const errors = [{ message: 'no picture', path: ['events', 0, 'image'] }];
    const answer = await calling(answering({ data: { events: [{ id: '1' }] }, errors })).request(
      EventsDocument,
      {},
    );
    expect(answer).toMatchObject({ data: { events: [{ id: '1' }] }, errors, failure: null });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('no picture'), '');
  });
});

describe('what counts as refused: a GraphQL answer without the asked field', () => {
  const error = (extra: object) => ({ message: 'No.', ...extra });
  it.each([
    [
      'an error code',
      200,
      { data: null, errors: [error({ extensions: { code: 'FORBIDDEN' } })] },
      'FORBIDDEN',
    ],
    ['an error code at HTTP 500', 500, { errors: [error({ extensions: { code: 'CONFLICT' } })] }, 'CONFLICT'],
    ['an error without a code at HTTP 401', 401, { errors: [error({})] }, 'UNAUTHENTICATED'],
    ['an error without a code at HTTP 403', 403, { errors: [error({})] }, 'FORBIDDEN'],
    ['an error without a code', 200, { data: { event: null }, errors: [error({})] }, 'UNKNOWN'],
    ['null and no error', 200, { data: { event: null } }, 'NO_DATA'],
    ['another field only', 200, { data: { events: [] } }, 'NO_DATA'],
    [
      'several errors, first that of the requested field',
      200,
      { data: null, errors: [error({}), error({ path: ['event'], extensions: { code: 'NOT_FOUND' } })] },
      'NOT_FOUND',
    ],
  ])('a GraphQL answer with %s counts as refused', async (_, status, body, code) => {
    const { failure } = await calling(answering(body, status)).request(EventDocument, { id: '1' });
    expect(failure).toMatchObject({ kind: 'refused', code });
  });

  it.each([
    [429, '<html>429 Too Many Requests</html>', 'RATE_LIMITED'],
    [413, '', 'QUERY_TOO_LARGE'],
  ])("a proxy's own answer of HTTP %p is a refusal, whatever its body", async (status, body, code) => {
    const { failure } = await calling(answering(body, status)).request(EventDocument, { id: '1' });
    expect(failure).toMatchObject({ kind: 'refused', code });
  });

  it('a conflict names the person who saved first', async () => {
    const extensions = { code: 'CONFLICT', savedBy: 'Achieng', savedAt: '2030-01-01T10:00:00Z' };
    const { failure } = await calling(answering({ errors: [error({ extensions })] })).request(EventDocument, {
      id: '1',
    });
    expect(failure).toEqual({ kind: 'refused', message: 'No.', ...extensions });
  });
});

describe('what counts as unreachable: anything that is no GraphQL answer', () => {
  it.each([
    ['HTML', 200, '<!doctype html>'],
    ['nothing', 200, ''],
    ['truncated JSON', 200, '{"data":{"events":['],
    ['plain text at HTTP 500', 500, 'Internal error'],
    ['other JSON at HTTP 401', 401, { message: 'Unauthorized' }],
    ['a list', 200, []],
    ['null', 200, 'null'],
    ['data that is no object', 200, { data: 'x' }],
    ['errors that are no list', 200, { errors: 'x' }],
    ['an empty list of errors without data', 200, { errors: [] }],
    ['errors without a message', 200, { errors: [{ msg: 'x' }] }],
    ['errors of a gateway', 502, { errors: [{ message: 'Bad gateway' }] }],
    [
      'errors of a server that broke down',
      500,
      { data: null, errors: [{ message: 'Sorry', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] },
    ],
    ['nothing asked for at HTTP 503', 503, { data: {} }],
  ])('an answer of %s counts as an unreachable server', async (_, status, body) => {
    const { failure } = await calling(answering(body, status)).request(EventsDocument, {});
    expect(failure).toMatchObject({ kind: 'unreachable', reason: 'answer' });
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('a network error counts as an unreachable server', async () => {
    const { failure } = await calling(() => Promise.reject(new TypeError('Failed to fetch'))).request(
      EventsDocument,
      {},
    );
    expect(failure).toEqual({ kind: 'unreachable', reason: 'network', message: 'Failed to fetch' });
  });

  it.each([
    ['no answer', () => new Promise<Response>(() => undefined)],
    ['a body that never ends', async () => new Response(new ReadableStream({}))],
  ])(
    'a request that gets %s within the time-out is aborted and counts as an unreachable server',
    async (_, answer) => {
      let signal: AbortSignal | null | undefined;
      const { failure } = await calling((_url, init) => {
        signal = init?.signal;
        return answer();
      }).request(EventsDocument, {});
      expect(failure).toMatchObject({ kind: 'unreachable', reason: 'time-out' });
      expect(signal?.aborted).toBe(true);
    },
  );
});
