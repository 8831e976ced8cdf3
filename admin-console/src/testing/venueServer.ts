import { createDataLayer, type DataLayer } from '@venue/shared/graphql';
import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

/** For tests: the GraphQL server of the contract, a process of its own, reached over real HTTP. */
export interface VenueServer {
  url: string;
  /** Back to the first records; `requiresSignIn` answers everybody without a token UNAUTHENTICATED. */
  reset: (settings?: { requiresSignIn?: boolean }) => Promise<void>;
  /** Goes wrong from now on: an error code such as CONFLICT, `http-500`, `html`, …; null ends it. */
  fail: (fault: { kind: string; operation?: string } | null) => Promise<void>;
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

export async function startVenueServer(): Promise<VenueServer> {
  const server = spawn(process.execPath, [script, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await addressOf(server);
  const control = async (order: object) => {
    const answer = await fetch(url.replace(/\/graphql$/, '/control'), {
      method: 'POST',
      body: JSON.stringify(order),
    });
    return (await answer.json()) as { calls: Awaited<ReturnType<VenueServer['calls']>> };
  };
  return {
    url,
    reset: async (settings = {}) => void (await control({ reset: settings })),
    fail: async (fault) => void (await control({ fault })),
    put: async (data) => void (await control({ data })),
    calls: async () => (await control({})).calls,
    stop: () => void server.kill(),
  };
}

/** For tests: a data layer on that server. The token is kept in memory, as `authToken` is in the browser. */
export function liveData(url: string, token: string | null = null): DataLayer {
  let kept = token;
  return createDataLayer({
    // jsdom's abort signals are not Node's.
    fetch: (address, init) => fetch(address, { ...init, signal: null }),
    url,
    getToken: () => kept,
    saveToken: (saved) => void (kept = saved),
    now: () => new Date('2030-05-05T09:00:00Z'),
  });
}
