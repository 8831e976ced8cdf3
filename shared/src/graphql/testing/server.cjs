// A GraphQL server of the contract for tests, with faults on demand. In a test: `await startVenueServer()`.
// As a process of its own: `node server.cjs --port 4100`, steered by GET and POST on /control.
const { readFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { GraphQLError } = require('graphql');
const { createSchema, createYoga } = require('graphql-yoga');
const { failing } = require('./faults.cjs');
const { resolvers } = require('./resolvers.cjs');
const { seed, ACCOUNTS } = require('./seed.cjs');

const typeDefs = readFileSync(require.resolve('../schema.graphql'), 'utf8');
const ANYBODY = { name: 'Anybody', token: null, mayWrite: true };

/** Variables that don't fit the contract are refused by the library, without a code. */
const withCode = (error) =>
  error.extensions.code || error.originalError
    ? error
    : new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Puts versions and the announcement of idempotency keys into each answer. */
const onExecute = (server) => ({
  onExecute: ({ args }) => ({
    onExecuteDone({ result, setResult }) {
      const { versions } = args.contextValue;
      setResult({
        ...result,
        ...(result.errors && { errors: result.errors.map(withCode) }),
        ...(server.keepsVersions && { extensions: { versions, idempotency: true } }),
      });
    },
  }),
});

async function body(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function startVenueServer(options = {}) {
  const server = { calls: [], fault: null };
  server.reset = (settings = {}) => {
    server.data = settings.data ?? seed();
    server.versions = new Map();
    server.answered = new Map();
    server.calls.length = 0;
    server.fault = null;
    server.requiresSignIn = settings.requiresSignIn ?? options.requiresSignIn ?? false;
    server.keepsVersions = settings.keepsVersions ?? options.keepsVersions ?? true;
  };
  server.reset(options);

  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers: resolvers(server) }),
    logging: false,
    graphiql: false,
    plugins: [onExecute(server)],
    context: ({ request }) => {
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
      return { versions: {}, user: ACCOUNTS.find((account) => account.token === token) ?? ANYBODY };
    },
  });

  function control(request, text, response) {
    const { reset, fault, data } = parsed(text);
    if (reset) server.reset(reset);
    if (data) server.data = { ...server.data, ...data };
    if (fault !== undefined) server.fault = fault;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ calls: server.calls, data: server.data }));
  }

  async function answer(request, text) {
    const key = request.headers['idempotency-key'];
    const known = server.keepsVersions && key ? server.answered.get(key) : undefined;
    const fetched =
      known ??
      (await yoga.fetch(`http://localhost${request.url}`, {
        method: request.method,
        headers: request.headers,
        ...(request.method === 'POST' && { body: text }),
      }));
    const stored = known ?? {
      status: fetched.status,
      headers: Object.fromEntries(fetched.headers),
      text: await fetched.text(),
    };
    if (key) server.answered.set(key, stored);
    return stored;
  }

  const http = createServer((request, response) => {
    const work = async () => {
      const text = await body(request);
      if (request.url?.startsWith('/control')) return control(request, text, response);
      if (request.method !== 'POST') {
        const stored = await answer(request, text);
        return response.writeHead(stored.status, stored.headers).end(stored.text);
      }
      const { operationName = '', variables, query } = parsed(text);
      server.calls.push({ operationName, variables, query, headers: request.headers });
      await failing(server, operationName, response, () => answer(request, text));
    };
    work().catch((error) => response.destroy(error));
  });
  // On a busy machine the next call over a connection may come after the usual five seconds.
  http.keepAliveTimeout = 60_000;

  const listen = (port) =>
    new Promise((resolve, reject) => {
      http.once('error', reject);
      http.listen(port, '127.0.0.1', () => {
        http.off('error', reject);
        resolve(http.address().port);
      });
    });
  const port = await listen(options.port ?? 0);
  server.url = `http://127.0.0.1:${port}/graphql`;
  /** Connections are refused until `start`. */
  server.stop = () =>
    new Promise((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  server.start = () => listen(port);
  return server;
}

module.exports = { startVenueServer };

if (require.main === module) {
  process.once('disconnect', () => process.exit());
  const at = process.argv.indexOf('--port');
  const port = at > 0 ? Number(process.argv[at + 1]) : 4000;
  startVenueServer({ port, requiresSignIn: process.argv.includes('--requires-sign-in') }).then(
    ({ url }) => console.log(`GraphQL server for tests on ${url}`),
    (error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
