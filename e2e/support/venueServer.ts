import type { Page } from '@playwright/test';
import { startServerProcess, type ServerProcess } from '@venue/shared/testing/server';

export interface VenueServer extends Pick<ServerProcess, 'reset' | 'fail' | 'put' | 'stop'> {
  /** How often an operation has reached it since `reset`. */
  callsOf: (operation: string) => Promise<number>;
  /** The page's calls come here instead of the default address. */
  serve: (page: Page) => Promise<unknown>;
}

/** A GraphQL server of the contract in a process of its own; the pages it is given to reach it over real HTTP. */
export async function startVenueServer(): Promise<VenueServer> {
  const { url, reset, fail, put, calls, stop } = await startServerProcess();
  return {
    reset,
    fail,
    put,
    stop,
    callsOf: async (operation) =>
      (await calls()).filter(({ operationName }) => operationName === operation).length,
    serve: (page) =>
      page.route(
        (address) => address.pathname === '/graphql',
        async (route) => {
          // A call that is under way when its test ends has nobody to answer any more.
          const response = await route.fetch({ url }).catch(() => null);
          if (response) await route.fulfill({ response }).catch(() => undefined);
        },
      ),
  };
}
