import { createHash } from 'node:crypto';
import { createYoga, type Plugin, type YogaInitialContext } from 'graphql-yoga';
import { callerOf } from '../auth/sessions';
import type { Database } from '../database/database';
import { mutationsOf } from '../schema/access';
import type { Context, Person } from '../schema/context';
import { printedSchema, schema } from '../schema/schema';
import type { Settings } from '../settings/settings';
import { clientAddress } from '../walls/clientAddress';
import { createRequestLimit } from '../walls/requestLimit';
import { createTrustedDocuments } from '../walls/trustedDocuments';
import { createTrustedProxies } from '../walls/trustedProxies';
import { answers, documentLimits, refuseUnknownDocuments } from './graphqlPlugins';
import { httpWall } from './httpWall';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { type ServerContext, stateOf, takeRequestId } from './requestState';

/** The console's largest request is a stall with its pictures, a tenth of this. */
const MAX_BODY_BYTES = 1_048_576;

const ALLOWED_HEADERS = [
  ...['Accept', 'Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'],
  ...['Attendance', 'Changes-Since', 'Undelete'],
];

const CORS = {
  methods: ['POST'],
  allowedHeaders: ALLOWED_HEADERS,
  exposedHeaders: ['Retry-After'],
  credentials: false,
  maxAge: 600,
};

const SCHEMA_HASH = `sha256-${createHash('sha256').update(printedSchema()).digest('base64')}`;

/** The version in If-Match: `"<version>"`. */
function versionIn(header: string | null) {
  if (header === null || header.trim() === '*') return null;
  return /^\s*(?:W\/)?"(.*)"\s*$/.exec(header)?.[1] ?? header;
}

/** Changes within a transaction under way have an earlier time than that at which they can be read. */
const OVERLAP_MS = 30_000;
const DAY_MS = 86_400_000;

/** The time in Changes-Since, or null: who was away for longer than a day is answered with the whole list. */
function timeIn(header: string | null) {
  const time = Date.parse(header ?? '');
  return Date.now() - time < DAY_MS ? new Date(time - OVERLAP_MS) : null;
}

/** Ids of devices and codes are short. */
const textIn = (value: unknown) => (typeof value === 'string' && value.length <= 64 ? value : null);

/** Who is signed in, for a console that shows only what they may do. */
const describePerson = ({ id, name, role, hasSecondFactor }: Person) => ({
  ...{ id, name, role, hasSecondFactor },
  may: mutationsOf(schema, role),
});

export function createYogaServer(db: Database, settings: Settings, log: Log, metrics: Metrics) {
  const { isProduction, trustedProxies, requestsPerMinute, corsOrigins } = settings;
  const secondsToWait = createRequestLimit(db, requestsPerMinute);
  const trusted = createTrustedDocuments(settings.store);
  const proxies = createTrustedProxies(trustedProxies);
  const peerOf = ({ req }: ServerContext) => req.socket.remoteAddress ?? '';
  const addressOf = (request: Request, serverContext: ServerContext) =>
    clientAddress(peerOf(serverContext), request.headers.get('x-forwarded-for'), proxies.has);
  const proxyHeaders: Plugin<object, ServerContext> = {
    async onRequest({ request, serverContext }) {
      await proxies.update();
      if (proxies.has(peerOf(serverContext))) takeRequestId(request);
    },
  };

  async function context({ request, req, params }: ServerContext & YogaInitialContext): Promise<Context> {
    const { headers } = request;
    const state = stateOf(request);
    const caller = await callerOf(db, headers.get('authorization'), settings.isTestAllowed);
    const person = caller.kind === 'person' ? caller.person : undefined;
    const changesSince = timeIn(headers.get('changes-since'));
    if (person) state.person = person;
    // Who asks for changes only has been told before.
    if (person && !changesSince) state.versions.add({ person: describePerson(person) });
    return {
      db,
      settings,
      log: (level, event, facts) => log(level, event, { requestId: state.id, ...facts }),
      caller,
      address: addressOf(request, { req }),
      requestId: state.id,
      signal: request.signal,
      ifMatch: versionIn(headers.get('if-match')),
      device: textIn(params?.extensions?.device),
      code: textIn(params?.extensions?.code),
      undelete: headers.get('undelete') === 'true' && person?.role === 'admin',
      attendance: headers.get('attendance'),
      changesSince,
      idempotencyKey: headers.get('idempotency-key'),
      versions: state.versions,
    };
  }

  return createYoga<ServerContext, Context>({
    schema,
    context,
    logging: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    // Answered before it gets here, as /ready is.
    healthCheckEndpoint: '/live',
    multipart: false,
    batching: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    // Given a list, the library answers every other origin with "null", which is an origin too.
    cors: ({ headers }) => {
      const origin = headers.get('origin');
      return origin !== null && corsOrigins.includes(origin) && { ...CORS, origin };
    },
    plugins: [
      proxyHeaders,
      httpWall({
        schemaHash: SCHEMA_HASH,
        secondsToWait: (request, serverContext) =>
          secondsToWait(addressOf(request, serverContext), Date.now()),
      }),
      documentLimits(settings),
      ...(isProduction ? [refuseUnknownDocuments(trusted)] : []),
      answers(log, isProduction, { trusted, metrics }),
      metrics.countAnswers,
    ],
  });
}
