import { AUTH_TOKEN_KEY } from '../session/authTokenKey';
import { type ClientOptions, createClient } from './client';
import { createEvents, type Events } from './events';
import { refused } from './failures';
import type { Outcome } from './listState';
import { SIGN_IN } from './mutations';
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
}

/** A data layer on any fetch, storage and clock. Pages use `createBrowserDataLayer`. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  const client = createClient(options);
  const events = createEvents(client, options.now);
  const reservations = createReservations(client, options.now);
  const stalls = createStalls(client);

  return {
    events,
    reservations,
    stalls,
    async signIn(email, password) {
      const { value: token, failure } = await client.request(
        SIGN_IN,
        { email, password },
        { anonymous: true },
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
      const shown = [events, reservations, stalls].filter((list) => list.getState().phase !== 'idle');
      await Promise.all(shown.map((list) => list.load()));
      return { ok: true, value: null, saved: 'live' };
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
