import { AUTH_TOKEN_KEY } from '../session/authTokenKey';
import { QueryClient } from '@tanstack/query-core';
import { type ClientOptions, createClient } from './client';
import { SignInDocument, SignOutDocument } from './documents';
import { createEvents, type Events } from './events';
import { refused } from './failures';
import type { Outcome } from './listState';
import { createReservations, type Reservations } from './reservations';
import { graphqlUrl } from './settings';
import { createStalls, type Stalls } from './stalls';

/** What the data layer needs from the page; tests pass their own. */
export interface DataLayerOptions extends ClientOptions {
  /** Stores the bearer token after a sign-in to the live server. */
  saveToken: (token: string) => void;
  now: () => Date;
}

/** Every server call of the product (requirements 7) with its fallback. A page has one. */
export interface DataLayer {
  events: Events;
  reservations: Reservations;
  stalls: Stalls;
  /** Signs in to the live server. It resolves after the lists on screen are loaded again. */
  signIn: (email: string, password: string) => Promise<Outcome<null>>;
  /**
   * Forgets the live rows and ends the session on the server, if this page used one. The token may be gone from storage
   * already. Without an answer the session ends by itself, as a server ends those that nobody uses.
   */
  signOut: () => Promise<void>;
}

/** Calls are sent whatever the browser thinks of its connection, once, and kept until the page goes. */
const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, gcTime: Infinity },
      mutations: { networkMode: 'always', retry: false, gcTime: Infinity },
    },
  });

/** A data layer on any fetch, storage and clock. Pages use `createBrowserDataLayer`. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  /** The token that was used last. */
  let session: string | null = null;
  const client = createClient({
    ...options,
    get timeOutMs() {
      return options.timeOutMs;
    },
    getToken() {
      const token = options.getToken();
      session = token ?? session;
      return token;
    },
  });
  const context = { client, cache: createCache(), now: options.now };
  const events = createEvents(context);
  const reservations = createReservations(context);
  const stalls = createStalls(context);
  const lists = [events, reservations, stalls];

  return {
    events,
    reservations,
    stalls,
    async signIn(email, password) {
      const { value: token, failure } = await client.request(
        SignInDocument,
        { email, password },
        { token: null },
      );
      if (failure) return { ok: false, failure };
      if (typeof token !== 'string' || token === '')
        return { ok: false, failure: refused('NO_DATA', 'The server answered without a token.') };
      try {
        options.saveToken(token);
      } catch {
        const message = 'This browser does not let the page keep the sign-in.';
        return { ok: false, failure: refused('NOT_STORED', message) };
      }
      const shown = lists.filter((list) => list.getState().phase !== 'idle');
      await Promise.all(shown.map((list) => list.load()));
      return { ok: true, value: null, saved: 'live' };
    },
    async signOut() {
      const token = session;
      session = null;
      lists.forEach((list) => list.clear());
      if (token !== null) await client.request(SignOutDocument, {}, { token, keepalive: true });
    },
  };
}

/** The data layer of a page: the address is a run-time setting, the token is in local storage. Browser only. */
export function createBrowserDataLayer(): DataLayer {
  return createDataLayer({
    fetch: (...request) => window.fetch(...request),
    url: graphqlUrl(window.__VENUE__),
    getToken: () => window.localStorage.getItem(AUTH_TOKEN_KEY),
    saveToken: (token) => window.localStorage.setItem(AUTH_TOKEN_KEY, token),
    now: () => new Date(),
  });
}
