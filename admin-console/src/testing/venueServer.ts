import type { DataLayer } from '@venue/shared/graphql';
import {
  liveLayer,
  serverForTests,
  startServerProcess,
  type ServerProcess,
} from '@venue/shared/testing/graphql';

/** The GraphQL server of the contract, with its first records before each test. */
export const venueServer = () => serverForTests(startServerProcess);

/** An address at which no server listens. */
const CLOSED = 'http://127.0.0.1:1/graphql';

/**
 * A data layer on that server, with the token kept in memory as `authToken` is in the browser.
 * @param silenceMs How long a call waits for a silent server.
 */
export function liveData(
  server: ServerProcess,
  token: string | null = 'token-owner',
  silenceMs = 150,
): DataLayer {
  const isRefused = (body: RequestInit['body']) =>
    server.fault?.kind === 'refused' &&
    (!server.fault.operation || String(body).startsWith(`{"operationName":"${server.fault.operation}"`));
  const { data, setToken } = liveLayer(server, {
    // jsdom's abort signals are not Node's.
    fetch: (address, init) => fetch(isRefused(init?.body) ? CLOSED : address, { ...init, signal: null }),
    silenceMs,
  });
  setToken(token);
  return data;
}
