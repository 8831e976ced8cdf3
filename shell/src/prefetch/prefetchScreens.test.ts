/** @jest-environment @venue/platform/testing/jestDom */
import type { RemoteModule, RemoteName, ScreenRoute } from '@venue/shared/contracts';
import type { SiteRoute } from '@venue/shared/site-routes';
import { prefetchScreens } from './prefetchScreens';

const remotes = new Map<RemoteName, RemoteModule>();
jest.mock('../remotes/loadRemoteModule', () => ({
  loadedRemote: (name: RemoteName) => remotes.get(name),
}));

const ROUTES: SiteRoute[] = [
  { path: '/menu', title: 'Menu', audience: 'everyone', remote: 'public_site' },
  { path: '/stalls/:id', title: 'Stall', audience: 'everyone', remote: 'public_site' },
  { path: '/signin', title: 'Sign In', audience: 'everyone', remote: 'customer_portal' },
  { path: '/orders', title: 'My Orders', audience: 'signed-in', remote: 'customer_portal' },
];

const loads: string[] = [];
const fetches: string[] = [];
let failures = 0;

const screenOf = ({ path }: SiteRoute) =>
  ({
    path,
    lazy: async () => {
      loads.push(path);
      failures -= 1;
      if (failures >= 0) throw new Error('gone');
      return { Component: () => null };
    },
    prefetch: async () => void fetches.push(path),
  }) as unknown as ScreenRoute;

const screensOf = (remote: RemoteName) => ({
  routes: ROUTES.filter((route) => route.remote === remote).map(screenOf),
});

const listening: [string, EventListenerOrEventListenerObject][] = [];
let seen: Element[] = [];
let show: (link: Element) => void = () => undefined;

class FakeObserver {
  constructor(onChange: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (target) => onChange([{ isIntersecting: true, target }]);
  }
  observe = (link: Element) => seen.push(link);
  unobserve = () => undefined;
  disconnect = () => (seen = []);
}

const link = (address: string) => document.querySelector<HTMLAnchorElement>(`a[href="${address}"]`);
const pointAt = (address: string, type = 'pointerover') =>
  link(address)?.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));

const setConnection = (connection?: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  loads.splice(0);
  fetches.splice(0);
  seen = [];
  failures = 0;
  remotes.clear();
  remotes.set('public_site', screensOf('public_site'));
  setConnection();
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => run(),
    IntersectionObserver: FakeObserver,
  });
  const listen = document.addEventListener.bind(document);
  jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
      listening.push([type, listener]);
      listen(type, listener, options);
    });
  document.body.innerHTML = [
    '/menu',
    '/stalls/tysons',
    '/stalls/amani',
    '/signin',
    '/orders',
    'https://x.test/menu',
  ]
    .map((address) => `<a href="${address}"><b>link</b></a>`)
    .join('');
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener, true);
});

const start = () => prefetchScreens(() => ROUTES);

it.each(['pointerover', 'touchstart', 'focusin'])(
  'a public screen is loaded at the first %s on a link to it',
  (type) => {
    start();
    pointAt('/menu', type);
    expect(loads).toEqual(['/menu']);
  },
);

it('a screen with a parameter is loaded once for all of its addresses', () => {
  start();
  pointAt('/stalls/tysons');
  pointAt('/stalls/amani');
  expect(loads).toEqual(['/stalls/:id']);
});

it('nothing is loaded of a remote that the page has not loaded, nor of a personal page', () => {
  start();
  pointAt('/signin');
  pointAt('/orders');
  expect(loads).toEqual([]);
  remotes.set('customer_portal', screensOf('customer_portal'));
  pointAt('/orders');
  expect(loads).toEqual([]);
});

it('nothing is loaded for a link to another site', () => {
  start();
  pointAt('https://x.test/menu');
  expect(loads).toEqual([]);
});

it('the files of a link in view are fetched when the browser is idle, and links are looked for again on another page', () => {
  const lookForLinks = start();
  expect(seen).toEqual([]);
  lookForLinks();
  expect(seen).toContain(link('/menu'));
  const menu = link('/menu');
  if (menu) show(menu);
  expect(fetches).toEqual(['/menu']);
});

it('a screen whose files are there runs only when its link is pointed at', () => {
  const lookForLinks = start();
  lookForLinks();
  const menu = link('/menu');
  if (menu) show(menu);
  expect(loads).toEqual([]);
  pointAt('/menu');
  expect(loads).toEqual(['/menu']);
});

it('a file that did not arrive is asked for again', async () => {
  failures = 1;
  start();
  pointAt('/menu');
  await Promise.resolve();
  await Promise.resolve();
  pointAt('/menu');
  expect(loads).toEqual(['/menu', '/menu']);
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'nothing is loaded in advance with %j',
  (connection) => {
    setConnection(connection);
    const lookForLinks = start();
    lookForLinks();
    expect(seen).toEqual([]);
  },
);
