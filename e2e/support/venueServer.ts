import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';

const shared = path.dirname(createRequire(import.meta.url).resolve('@venue/shared/package.json'));

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('The GraphQL server for tests ended before it listened.')));
    server.stdout?.on('data', (said) => {
      const [address] = /http:\/\/\S+/.exec(String(said)) ?? [];
      if (address) resolve(address);
    });
  });
}

/** A GraphQL server of the contract in a process of its own; the pages it is given to reach it over real HTTP. */
export async function startVenueServer() {
  const script = path.join(shared, 'src/graphql/testing/server.cjs');
  const server = spawn(process.execPath, [script, '--port', '0'], {
    // Once this process is gone the channel closes, and the server ends.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await addressOf(server);
  const control = async (order: object) => {
    const steer = { method: 'POST', body: JSON.stringify(order) };
    const answer = await fetch(url.replace(/graphql$/, 'control'), steer);
    return (await answer.json()) as { calls: { operationName: string }[] };
  };
  return {
    /** Back to the first records; `requiresSignIn` answers everybody without a token UNAUTHENTICATED. */
    reset: (settings: { requiresSignIn?: boolean } = {}) => control({ reset: settings }),
    /** Goes wrong from now on, in one operation or in all; null ends it. */
    fail: (fault: { kind: string; operation?: string } | null) => control({ fault }),
    put: (data: Record<string, unknown[]>) => control({ data }),
    /** How often an operation has reached it since `reset`. */
    async callsOf(operation: string) {
      const { calls } = await control({});
      return calls.filter(({ operationName }) => operationName === operation).length;
    },
    /** The page's calls come here instead of the default address. */
    serve: (page: Page) =>
      page.route(
        (address) => address.pathname === '/graphql',
        async (route) => {
          // A call that is under way when its test ends has nobody to answer any more.
          const response = await route.fetch({ url }).catch(() => null);
          if (response) await route.fulfill({ response }).catch(() => undefined);
        },
      ),
    stop: () => void server.kill(),
  };
}

export type VenueServer = Awaited<ReturnType<typeof startVenueServer>>;
