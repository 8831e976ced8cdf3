import { createDataLayer, type DataLayer } from '@venue/shared/graphql';
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

export interface Fault {
  /** An error code such as CONFLICT, or a way to go wrong on the wire: `refused`, `silence`, `http-500`, `html`, … */
  kind: string;
  operation?: string;
}

/** For tests: the GraphQL server of the contract, a process of its own, reached over real HTTP. */
export interface VenueServer {
  url: string;
  /** Back to the first records; `requiresSignIn` answers everybody without a token UNAUTHENTICATED. */
  reset: (settings?: { requiresSignIn?: boolean }) => Promise<void>;
  /** Goes wrong from now on; null ends it. */
  fail: (fault: Fault | null) => Promise<void>;
  /** How it goes wrong at present. */
  fault: () => Fault | null;
  /** Replaces records, as if somebody else had saved them. */
  put: (data: Record<string, unknown[]>) => Promise<void>;
  /** Operations that reached it, in order. */
  calls: () => Promise<{ operationName: string; variables: Record<string, unknown> }[]>;
  stop: () => void;
}

const script = join(dirname(require.resolve('@venue/shared/package.json')), 'src/graphql/testing/server.cjs');

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The test server ended before it listened.')));
    server.stdout?.on('data', (said) => {
      const [address] = /http:\/\/\S+/.exec(String(said)) ?? [];
      if (address) resolve(address);
    });
  });
}

async function startVenueServer(): Promise<VenueServer> {
  const server = spawn(process.execPath, [script, '--port', '0'], {
    // Once this process is gone the channel closes, and the server ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(server);
  const control = async (order: object) => {
    const answer = await fetch(url.replace(/\/graphql$/, '/control'), {
      method: 'POST',
      body: JSON.stringify(order),
    });
    return (await answer.json()) as { calls: Awaited<ReturnType<VenueServer['calls']>> };
  };
  let present: Fault | null = null;
  return {
    url,
    async reset(settings = {}) {
      present = null;
      await control({ reset: settings });
    },
    async fail(fault) {
      present = fault;
      await control({ fault });
    },
    fault: () => present,
    put: async (data) => void (await control({ data })),
    calls: async () => (await control({})).calls,
    stop: () => void server.kill(),
  };
}

/**
 * For tests: the server of a file or of a `describe`, with its first records before each test. What the page logs of
 * its failures stays out of the report.
 */
export function serverForTests(): VenueServer {
  let started: VenueServer | undefined;
  const server = () => {
    if (!started) throw new Error('The server runs during tests only.');
    return started;
  };
  beforeAll(async () => {
    started = await startVenueServer();
  });
  afterAll(() => server().stop());
  beforeEach(async () => {
    await server().reset();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
  return {
    get url() {
      return server().url;
    },
    reset: (settings) => server().reset(settings),
    fail: (fault) => server().fail(fault),
    fault: () => server().fault(),
    put: (data) => server().put(data),
    calls: () => server().calls(),
    stop: () => server().stop(),
  };
}

/** An address at which no server listens. */
const CLOSED = 'http://127.0.0.1:1/graphql';

/**
 * For tests: a data layer on that server, with the token kept in memory as `authToken` is in the browser. Its calls
 * wait for a silent server for a fraction of the five seconds.
 * @param silenceMs How long a call waits for a silent server.
 */
export function liveData(server: VenueServer, token: string | null = null, silenceMs = 150): DataLayer {
  let kept = token;
  const isRefused = (body: RequestInit['body']) => {
    const fault = server.fault();
    return (
      fault?.kind === 'refused' &&
      (!fault.operation || String(body).startsWith(`{"operationName":"${fault.operation}"`))
    );
  };
  return createDataLayer({
    // jsdom's abort signals are not Node's.
    fetch: (address, init) => fetch(isRefused(init?.body) ? CLOSED : address, { ...init, signal: null }),
    url: server.url,
    getToken: () => kept,
    saveToken: (saved) => void (kept = saved),
    now: () => new Date('2030-05-05T09:00:00Z'),
    get timeOutMs() {
      return server.fault()?.kind === 'silence' ? silenceMs : 5000;
    },
  });
}
