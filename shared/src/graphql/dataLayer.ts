// docs/architecture.md, The data layer
import { venueNow } from '../browser';
import { eventKind } from '../entities';
import { AUTH_TOKEN_KEY } from '../session/authTokenKey';
import { QueryClient } from '@tanstack/query-core';
import { type Accounts, createAccounts } from './accounts';
import { failedAnswer, type Person } from './answer';
import { type Client, type ClientOptions, createClient } from './client';
import { browserDevice, createDeviceId, type DeviceStorage } from './deviceId';
import { eventDocuments, SignInDocument, SignOutDocument } from './documents';
import { entityOf } from './entity';
import { createRecords } from './records';
import { type Failure, refused } from './failures';
import type { ListContext } from './list';
import type { Outcome } from './listState';
import { createLocalRecords } from './localRecords';
import { menuItemEntity } from './menuItems';
import { createReservations } from './reservations';
import { graphqlUrl } from './settings';
import { createStalls } from './stalls';
import { createToday, type TodayCalls } from './today';

/** What the data layer needs from the page; tests pass their own. */
export interface DataLayerOptions extends ClientOptions {
  /** Stores the bearer token after a sign-in to the live server; null removes it. */
  saveToken: (token: string | null) => void;
  /** Where the id of the device is kept; without it none is. */
  device?: DeviceStorage;
  now: () => Date;
}

/** The lists of the console. */
const createLists = (context: ListContext) => ({
  reservations: createReservations(context),
  events: createRecords(context, entityOf(eventKind, eventDocuments)).records,
  stalls: createStalls(context),
  menuItems: createLocalRecords(menuItemEntity),
});

export type Lists = ReturnType<typeof createLists>;

/** Every server call of the product (requirements 7) with its fallback. A page has one. */
export interface DataLayer extends Lists, Accounts, TodayCalls {
  /** All of them, by name. */
  lists: Lists;
  /**
   * Signs in to the live server. Calls made meanwhile wait for it, so that they carry its token. It resolves after the
   * lists on screen are loaded again.
   */
  signIn: (email: string, password: string, code?: string) => Promise<Outcome<null>>;
  /** Who is signed in to the live server, where it says so. The same object until that changes. */
  person: () => Person | null;
  /** Calls back when the person is another one. */
  onPerson: (listener: () => void) => () => void;
  /** Signs out of the live server only: the page and the site's sign-in stay. */
  leave: () => Promise<void>;
  /** Whether calls carry a token. */
  isSignedIn: () => boolean;
  /** Whether the server has refused a call for want of a sign-in, and nobody has signed in since. */
  asksToSignIn: () => boolean;
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

const GIVEN_UP: Failure = { kind: 'unreachable', reason: 'network', message: 'The call was given up.' };

/** A data layer on any fetch, storage and clock. Pages use `createBrowserDataLayer`. */
export function createDataLayer(options: DataLayerOptions): DataLayer {
  /** The token that was used last. */
  let session: string | null = null;
  /** The sign-in under way: how it fails, or null. */
  let signingIn: Promise<Failure | null> | null = null;
  let signOuts = 0;
  const direct = createClient({
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
  const client: Client = {
    ...direct,
    request(document, variables, call) {
      if (!signingIn) return direct.request(document, variables, call);
      return signingIn.then((failure) => {
        // Nobody waits for this call any more.
        if (call?.signal?.aborted) return failedAnswer(GIVEN_UP);
        // A server that did not answer the sign-in is not waited for a second time.
        if (failure?.kind === 'unreachable') return failedAnswer(failure);
        return direct.request(document, variables, call);
      });
    },
  };
  const lists = createLists({ client, cache: createCache(), now: options.now });
  const all = Object.values(lists);

  const endSession = (token: string) => direct.request(SignOutDocument, {}, { token, keepalive: true });

  const device = createDeviceId(options.device);

  /** Asks for a token and stores it. */
  async function fetchToken(email: string, password: string, code?: string): Promise<Failure | null> {
    const before = signOuts;
    const former = direct.token();
    const extensions = { ...device.told(), ...(code && { code }) };
    const {
      value: token,
      failure,
      extras,
    } = await direct.request(
      SignInDocument,
      { email, password },
      { token: null, ...(Object.keys(extensions).length > 0 && { extensions }) },
    );
    if (failure) return failure;
    if (typeof token !== 'string' || token === '')
      return refused('NO_DATA', 'The server answered without a token.');
    // A credential must not outlast the person.
    if (signOuts !== before) {
      void endSession(token);
      return refused('UNAUTHENTICATED', 'You have signed out meanwhile.');
    }
    try {
      options.saveToken(token);
    } catch {
      void endSession(token);
      return refused('NOT_STORED', 'This browser does not let the page keep the sign-in.');
    }
    if (former !== null && former === session) void endSession(former);
    device.remember(extras.device);
    return null;
  }

  async function signOut() {
    const token = session;
    session = null;
    signOuts += 1;
    all.forEach((list) => list.clear());
    if (token !== null) await endSession(token);
  }

  return {
    ...lists,
    lists,
    isSignedIn: () => client.token() !== null,
    asksToSignIn: client.asksToSignIn,
    person: client.person,
    onPerson: client.subscribe,
    async signIn(email, password, code) {
      let answered: (failure: Failure | null) => void = () => undefined;
      const current = new Promise<Failure | null>((resolve) => (answered = resolve));
      signingIn = current;
      const failure = await fetchToken(email, password, code);
      if (signingIn === current) signingIn = null;
      const shown = failure ? [] : all.filter((list) => list.getState().phase !== 'idle');
      const loading = shown.map((list) => list.load());
      answered(failure);
      await Promise.all(loading);
      return failure ? { ok: false, failure } : { ok: true, value: null, saved: 'live' };
    },
    signOut,
    async leave() {
      options.saveToken(null);
      const ended = signOut();
      await Promise.all(all.map((list) => list.load()));
      await ended;
    },
    ...createAccounts(client, device.told),
    ...createToday(client),
  };
}

/** The data layer of a page: the address is a run-time setting, the token is in local storage. Browser only. */
export function createBrowserDataLayer(): DataLayer {
  return createDataLayer({
    fetch: (...request) => window.fetch(...request),
    url: graphqlUrl(window.__VENUE__),
    getToken: () => window.localStorage.getItem(AUTH_TOKEN_KEY),
    saveToken: (token) =>
      token === null
        ? window.localStorage.removeItem(AUTH_TOKEN_KEY)
        : window.localStorage.setItem(AUTH_TOKEN_KEY, token),
    device: browserDevice,
    now: () => venueNow(),
  });
}
