// docs/api.md, Limits; docs/api.md, Errors and log
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { documents } from '@venue/shared/graphql/documents';
import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { SCHEMA_FILE } from '../apiFolder';
import { codes } from '../testing/call';
import { documentOf } from '../testing/documents';
import { queryLimits } from '../walls/queryLimits';
import { startTestServer, type TestServer } from '../testing/testServer';

const EVENTS = documentOf('events');
const schemaText = readFileSync(SCHEMA_FILE);
const POST = { method: 'POST', headers: { 'content-type': 'application/json' } };

const store = mkdtempSync(path.join(tmpdir(), 'store-'));

/** Stores a release of the console. @returns Its manifest. */
async function storeConsole(version: string, documents_: string, inPool = documents_) {
  const hash = createHash('sha256').update(documents_).digest();
  const manifest = path.join(store, 'releases/admin-console', `${version}.json`);
  await mkdir(path.dirname(manifest), { recursive: true });
  await mkdir(path.join(store, 'pool'), { recursive: true });
  await writeFile(path.join(store, 'pool', hash.toString('hex')), inPool);
  const files = { 'documents.json': `sha256-${hash.toString('base64')}` };
  await writeFile(manifest, JSON.stringify({ version, files }));
  return manifest;
}

let server: TestServer;
let production: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await startTestServer('PGlite');
  production = await startTestServer('PGlite', {
    isProduction: true,
    corsOrigins: ['https://www.example.com', 'https://example.com'],
    requestsPerMinute: 100,
    store,
  });
  behindProxy = await startTestServer('PGlite', { trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await Promise.all([server, production, behindProxy].map(({ stop }) => stop()));
  await rm(store, { recursive: true });
});

const CHANGE = 'mutation { deleteEvent(id: "1") }';

/** Sends a body in pieces without saying how long it is. */
function sendStream(url: string, pieces: number, piece: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(url, POST, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    for (let count = 0; count < pieces; count += 1) sent.write(piece);
    sent.end();
  });
}

describe('what gets to GraphQL at all', () => {
  it.each([
    ['a link', 405, { method: 'GET' }, `?query=${encodeURIComponent(CHANGE)}`],
    ['a form', 415, { method: 'POST', body: new URLSearchParams({ query: CHANGE }) }, ''],
    ['a form with files', 415, { method: 'POST', body: new FormData() }, ''],
    ['text', 415, { method: 'POST', body: JSON.stringify({ query: CHANGE }) }, ''],
    [
      'another JSON',
      415,
      { method: 'POST', headers: { 'content-type': 'application/graphql+json' }, body: '{}' },
      '',
    ],
    ['a PUT', 405, { method: 'PUT' }, ''],
  ])('%s does not, and changes nothing', async (_, status, init, search) => {
    const token = await server.tokenOf('admin');
    const headers = { ...('headers' in init && init.headers), authorization: `Bearer ${token}` };
    const response = await fetch(server.url + search, { ...init, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
    expect((await server.call(EVENTS)).data?.events).toHaveLength(3);
  });

  it.each([
    ['POST', '/graphql', '[', 200],
    ['POST', '/graphql', 'x%zz', 200],
    ['POST', 'http://api.example/graphql', 'api.example', 200],
    ['OPTIONS', '*', 'api.example', 204],
    ['GET', '//', 'api.example', 404],
  ])(
    '%s %s for the host %s is answered %s, without a word of the inside',
    async (method, target, host, status) => {
      const { port } = new URL(server.url);
      const headers = { ...POST.headers, host };
      const answered = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
        const sent = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
          let text = '';
          response
            .on('data', (part) => (text += part))
            .on('end', () => resolve({ status: response.statusCode, text }));
        });
        sent.on('error', reject);
        sent.end(method === 'POST' ? JSON.stringify({ query: EVENTS }) : undefined);
      });
      expect(answered.status).toBe(status);
      expect(answered.text).not.toMatch(/ at |\.[jt]s:/);
    },
  );

  it('a body over a mebibyte does not, counted as it arrives', async () => {
    const declared = await server.call(EVENTS, { filler: 'x'.repeat(1_048_576) });
    expect([declared.status, ...codes(declared)]).toEqual([413, 'REQUEST_ENTITY_TOO_LARGE']);
    const streamed = await sendStream(server.url, 40, `"${'x'.repeat(65_536)}`).catch(() => null);
    expect(streamed?.status ?? 413).toBe(413);
    const packed = await fetch(server.url, {
      ...POST,
      headers: { ...POST.headers, 'content-encoding': 'gzip' },
      body: new Uint8Array(gzipSync(JSON.stringify({ query: EVENTS }))),
    });
    expect(packed.status).toBe(415);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"query":1}',
    '{"query":"{"}',
    '{"query":"","variables":"x"}',
    '[{"query":"{ events { id } }"}]',
  ])('the body %p is refused with a code, and no part of it is repeated', async (body) => {
    const headers = { ...POST.headers, accept: 'application/graphql-response+json' };
    const response = await fetch(server.url, { ...POST, headers, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
    expect(text).not.toMatch(/SyntaxError|originalError|at /);
  });

  it('answers and refusals are kept by no cache, and their type is not guessed', async () => {
    const body = JSON.stringify({ query: EVENTS });
    for (const init of [{ ...POST, body }, { ...POST, body: '{' }, { method: 'GET' }]) {
      const { headers } = await fetch(server.url, init);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toContain('json');
      expect(headers.get('x-schema')).toBe(
        `sha256-${createHash('sha256').update(schemaText).digest('base64')}`,
      );
    }
  });

  it('only listed origins are let in by the browser', async () => {
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,if-match,idempotency-key',
      };
      const response = await fetch(production.url, { method: 'OPTIONS', headers });
      return response.headers;
    };
    const listed = await preflight('https://www.example.com');
    expect(listed.get('access-control-allow-origin')).toBe('https://www.example.com');
    expect(listed.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
    expect(listed.get('access-control-allow-credentials')).toBeNull();
    expect(listed.get('vary')).toContain('Origin');
    for (const origin of ['https://evil.example', 'null', 'https://www.example.com.evil.example']) {
      const names = [...(await preflight(origin)).keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

const fields = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');
const aliases = (count: number, field: string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ');

describe('the limits of a document', () => {
  it.each([
    ['aliases', `{ ${aliases(11, 'events { id }')} }`],
    ['free aliases of __typename', `{ ${aliases(11, '__typename')} }`],
    ['aliases in a fragment', `{ ...A } fragment A on Query { ${aliases(11, 'events { id }')} }`],
    [
      'aliases in a fragment named __schema',
      `{ ...__schema } fragment __schema on Query { ${aliases(11, 'events { id }')} }`,
    ],
    [
      'a fragment spread often',
      `{ ...A ...B } fragment A on Query { ${aliases(6, '__typename')} } fragment B on Query { ...A }`,
    ],
    [
      'aliases in inline fragments',
      `{ ... on Query { ${aliases(6, '__typename')} } ... { ${aliases(6, '__typename')} } }`,
    ],
    ['fields', `{ ${fields(301, 'events { id }')} }`],
    [
      'fields, doubled by each of ten fragments',
      `{ ...F0 } ${Array.from({ length: 10 }, (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`).join(' ')} fragment F10 on Query { events { id } }`,
    ],
    ['tokens', `{ events { ${fields(1000, 'id')} } }`],
    ['changes', 'mutation { a: deleteEvent(id: 1) b: deleteEvent(id: 2) }'],
    [
      'changes in a fragment',
      'mutation { ...M } fragment M on Mutation { deleteEvent(id: 1) deleteStall(id: 1) }',
    ],
  ])('too many %s are refused', async (_, query) => {
    const { data, errors } = await server.call(query, {}, { token: await server.tokenOf('admin') });
    expect(data ?? null).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
    expect((await server.call(EVENTS)).data?.events).toHaveLength(3);
  });

  const nested = (opening: string, closing: string, count: number) =>
    opening.repeat(count) + closing.repeat(count);

  it.each([
    ['selections', (levels: number) => `{ ${nested('self { ', '}', levels)} }`],
    ['selections that are never closed', (levels: number) => '{a'.repeat(levels)],
    ['inline fragments', (levels: number) => `{ ${nested('... { ', '}', levels)} }`],
    ['lists', (levels: number) => `{ event(id: ${nested('[', ']', levels)}) { id } }`],
    ['objects', (levels: number) => `{ event(id: ${nested('{a:', '}', levels)}) { id } }`],
    ['lists of a directive', (levels: number) => `{ events @skip(if: ${nested('[', ']', levels)}) { id } }`],
    [
      'lists of a default',
      (levels: number) => `query ($a: ID = ${nested('[', ']', levels)}) { events { id } }`,
    ],
    [
      'types of a variable',
      (levels: number) => `query ($a: ${'['.repeat(levels)}ID${']'.repeat(levels)}) { events { id } }`,
    ],
  ])('%s nested by the thousand are refused like every other excess', async (_, documentWith) => {
    for (const levels of [1000, 5000, 10_000]) {
      const { status, errors } = await server.call(documentWith(levels));
      expect(status).toBe(400);
      expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });

  it('a fragment that another query defined otherwise is measured anew', async () => {
    const withFragment = (fragment: string) => `{ ...A } fragment A on Query { ${fragment} }`;
    expect(codes(await server.call(withFragment('events { id }')))).toEqual([]);
    const large = await server.call(withFragment(aliases(11, 'events { id }')));
    expect(codes(large)).toEqual(['QUERY_TOO_LARGE']);
    expect(codes(await server.call(withFragment('stalls { id }')))).toEqual([]);
  });

  it('a document that is deep is refused, introspection of a tool is not', async () => {
    const circular = buildSchema('type Query { self: Query, id: ID }');
    const problems = (depth: number) => {
      const deep = `{ ${'self { '.repeat(depth - 1)} id ${'}'.repeat(depth - 1)} }`;
      return validate(circular, parse(deep), [queryLimits]);
    };
    expect([problems(10).length, problems(11).length]).toEqual([0, 1]);
    expect(codes(await server.call(getIntrospectionQuery()))).toEqual([]);
  });

  it('fragments in a circle are refused at once', async () => {
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect((await server.call(query)).errors.length).toBeGreaterThan(0);
  });
});

describe('production', () => {
  beforeEach(() => production.reset());

  it('each address has its number of requests a minute', async () => {
    const answers = [];
    for (let count = 0; count < 110; count += 1) answers.push(await production.call(EVENTS));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.at(-1)).toMatchObject({ status: 429, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  });
  it('answers the documents of each console that is released, from the moment it is until it is gone', async () => {
    const older = 'query events { events { id title } }';
    const ask = async () => codes(await production.call(older));
    const later = () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    expect(await ask()).toEqual(['UNKNOWN_DOCUMENT']);
    const release = await storeConsole('0.1.0-111111111111', JSON.stringify([older]));
    // Other releases may have no documents, damaged ones, or another file in place of theirs.
    await writeFile(path.join(store, 'releases/admin-console/0.1.0-222222222222.json'), '{ "files": {} }');
    await storeConsole('0.1.0-333333333333', '["no document", 5]');
    const stolen = 'query other { events { id } }';
    await storeConsole('0.1.0-555555555555', '["query mine { events { id } }"]', JSON.stringify([stolen]));
    later();
    // The console asks for several lists at once.
    expect(await Promise.all([ask(), ask()])).toEqual([[], []]);
    expect(codes(await production.call(stolen))).toEqual(['UNKNOWN_DOCUMENT']);
    await rm(release);
    later();
    await production.call(stolen);
    expect(await ask()).toEqual(['UNKNOWN_DOCUMENT']);
    jest.restoreAllMocks();
  });

  it('says which field a newer console asks for in vain, so that it goes on without the server', async () => {
    const newer = 'query events { events { id ticketsLeft } }';
    await storeConsole('0.1.0-444444444444', JSON.stringify([newer]));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    const { text } = await production.call(newer);
    jest.restoreAllMocks();
    expect(text).toContain('ticketsLeft');
  });

  it('answers the documents of the console, and no other, not even in white space', async () => {
    const token = await production.tokenOf('admin');
    for (const document of documents)
      expect(codes(await production.call(document, {}, { token }))).not.toContain('UNKNOWN_DOCUMENT');
    for (const other of ['{ events { id } }', ` ${EVENTS}`, getIntrospectionQuery(), '']) {
      const answer = await production.call(other, {}, { token });
      expect(answer.status).toBe(400);
    }
  });

  it('gives away nothing of the schema, in hints either', async () => {
    const input = { titel: 'x', status: 'upcomin' };
    const token = await production.tokenOf('admin');
    const { text } = await production.call(documentOf('createEvent'), { input }, { token });
    expect(text).toContain('BAD_USER_INPUT');
    expect(text).not.toContain('Did you mean');
    const development = await server.call(documentOf('createEvent'), { input }, { token });
    expect(development.text).toContain('Did you mean');
  });
});

describe('the log of requests', () => {
  beforeEach(() => server.reset());
  const lineOf = (logged: string[], event: string): Record<string, unknown> =>
    JSON.parse(logged.find((line) => line.includes(`"event":"${event}"`)) ?? '{}');
  const named = (operationName: string, query: string) => {
    const body = JSON.stringify({ query, operationName });
    return { ...POST, headers: { ...POST.headers, 'x-request-id': 'from-the-proxy-1' }, body };
  };

  it('names an operation as the document does, and never as the client calls it', async () => {
    await fetch(server.url, named('events', EVENTS));
    expect(lineOf(server.logged, 'request').operation).toBe('events');
    for (const query of [EVENTS, '{ events { id } }']) {
      server.logged.length = 0;
      await fetch(server.url, named('Zawadi '.repeat(100_000), query));
      expect(server.logged.join('')).not.toContain('Zawadi');
    }
  });

  it('has the id that the proxy in front gave a request; without a proxy, or of another form, one of its own', async () => {
    await fetch(server.url, named('events', EVENTS));
    expect(lineOf(server.logged, 'request').requestId).not.toBe('from-the-proxy-1');
    await fetch(behindProxy.url, named('events', EVENTS));
    expect(lineOf(behindProxy.logged, 'request').requestId).toBe('from-the-proxy-1');
    behindProxy.logged.length = 0;
    await fetch(behindProxy.url, {
      ...named('events', EVENTS),
      headers: { ...POST.headers, 'x-request-id': 'a b' },
    });
    expect(lineOf(behindProxy.logged, 'request').requestId).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('internal errors', () => {
  beforeEach(() => server.reset());
  it('are masked, with a code and the id under which the log has them', async () => {
    const { call, db, logged } = server;
    await db.execute('alter table events rename to events_away');
    const { errors, text, status } = await call(EVENTS);
    await db.execute('alter table events_away rename to events');
    expect(status).toBe(500);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(text).not.toMatch(/events_away|select|relation|stack|at /i);
    const [error] = errors;
    const line = logged.find((each) => each.includes('"internal error"'));
    expect(line).toContain(String(error?.extensions.requestId));
    expect(error?.message).toContain(String(error?.extensions.requestId));
  });

  it('leave no value of a record in the logs', async () => {
    const { call, db, logged, tokenOf } = server;
    const token = await tokenOf('admin');
    await db.execute('alter table reservations add constraint planted check (guests < 400)');
    const input = { date: '2030-01-01', time: '12:00', guests: 401, name: 'Zawadi Secret', phone: '+254 1' };
    const { errors } = await call(documentOf('createReservation'), { input }, { token });
    await db.execute('alter table reservations drop constraint planted');
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(logged.join('')).not.toContain('Zawadi');
    const line = logged.find((each) => each.includes('"internal error"'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      errorCode: '23514',
      table: 'reservations',
      constraint: 'planted',
      routine: 'ExecConstraints',
    });
  });

  it('a statement that the database gave up is worth another try', async () => {
    const { call, db, logged } = server;
    await db.execute('alter table events rename to events_away');
    await db.execute(
      "create function given_up() returns setof events_away language plpgsql as $$ begin raise exception using errcode = '57014'; end $$",
    );
    await db.execute('create view events as select * from given_up()');
    const { errors, status } = await call(EVENTS);
    await db.execute('drop view events');
    await db.execute('drop function given_up');
    await db.execute('alter table events_away rename to events');
    expect([status, ...errors.map(({ extensions }) => extensions.code)]).toEqual([503, 'UNAVAILABLE']);
    expect(logged.join('')).toContain('"errorCode":"57014"');
  });
});
