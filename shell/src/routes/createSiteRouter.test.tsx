// decisions, Paths come with the releases
import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { pageOf, storesOf } from '@venue/shared/testing';
import type { User } from '@venue/shared/types';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, render, screen as shown, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { readRegistry } from '../registry/readRegistry';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { registryFile } from '../testing/registry';
import { createSiteRouter } from './createSiteRouter';
import { SITE_ROUTES } from '../testing/siteRoutes';
import { createRoutes } from './createRoutes';
import type { Site } from './siteRoutes';

jest.mock('../remotes/loadRemoteModule', () => ({
  ...jest.requireActual<object>('../remotes/loadRemoteModule'),
  loadRemoteModule: jest.fn(),
}));

const [{ user: customer }, { user: admin }] = TEST_ACCOUNTS;

const page = (path: string, title: string): ScreenRoute =>
  defineScreen({
    path,
    audience: 'everyone',
    chunk: title,
    load: async () => ({ default: () => <h1>{title}</h1> }),
    page: { title },
  });

const heading = (name: string) => shown.findByRole('heading', { level: 1, name });

describe('its routes', () => {
  const SCREENS = [
    page('/', 'Home'),
    page('/stalls', 'Our Stalls'),
    page('/signin', 'Sign In'),
    page('/dashboard', 'Dashboard'),
    page('/admin/menu', 'Manage Menu'),
  ];

  const siteOf = (user: () => User | null, screens: readonly ScreenRoute[]): Site => ({
    currentUser: user,
    siteRoutes: () => SITE_ROUTES,
    loadRemote: jest.fn(async () => ({ routes: [...screens] })),
    onLoadError: async (_, error) => error,
  });

  async function open(path: string, user: User | null = null, screens = SCREENS) {
    const stores = storesOf({ account: { user } });
    const site = siteOf(() => stores.user.getState().user, screens);
    const router = createMemoryRouter(createRoutes(site), { initialEntries: [path] });
    await waitFor(() => expect(router.state.initialized).toBe(true));
    render(pageOf(stores, router));
    return { router, stores, site };
  }

  beforeAll(() => {
    window.scrollTo = jest.fn();
  });

  it('the routes show a screen of a remote, with its title', async () => {
    await open('/stalls');
    expect(await heading('Our Stalls')).toBeVisible();
    expect(document.title).toBe('Our Stalls · Bustani Gardens');
  });

  it('the routes lead to sign-in when the user signs out in another tab', async () => {
    const { stores } = await open('/dashboard', customer);
    await heading('Dashboard');
    act(() => stores.user.setState({ user: null }));
    expect(await heading('Sign In')).toBeVisible();
  });

  it('the routes deny the console without loading it', async () => {
    const { site } = await open('/admin/menu');
    expect(await heading('Access Denied')).toBeVisible();
    expect(site.loadRemote).not.toHaveBeenCalled();
  });

  it('the routes move the focus to the heading of the page that is opened', async () => {
    const { router } = await open('/');
    await heading('Home');
    expect(document.body).toHaveFocus();
    await act(() => router.navigate('/stalls'));
    expect(await heading('Our Stalls')).toHaveFocus();
  });

  it('the routes contain a screen that fails, and show it once Try again succeeds', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const flaky = defineScreen({
      path: '/stalls',
      audience: 'everyone',
      chunk: 'stalls',
      load: async () => {
        if (isBroken) throw new Error('Loading chunk stalls failed.');
        return { default: () => <h1>Our Stalls</h1> };
      },
      page: { title: 'Our Stalls' },
    });
    await open('/stalls', null, [flaky]);
    expect(await shown.findByRole('alert')).toBeVisible();
    expect(shown.getByRole('banner')).toBeVisible();
    expect(shown.getByRole('contentinfo')).toBeVisible();
    isBroken = false;
    act(() => shown.getByRole('button', { name: 'Try again' }).click());
    expect(await heading('Our Stalls')).toBeVisible();
    log.mockRestore();
  });

  const Broken = () => {
    throw new Error('secret stack');
  };

  /** The site with other parts of its frame. */
  function openWith(frame: Partial<RouteObject>) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [outer] = createRoutes(siteOf(() => null, SCREENS));
    const children = outer?.children?.map((route) => ({ ...route, ...frame }) as RouteObject);
    const router = createMemoryRouter([{ ...outer, children } as RouteObject], { initialEntries: ['/'] });
    render(pageOf(storesOf(), router));
  }

  it('the routes keep header and footer around the unexpected error screen', async () => {
    openWith({ element: <Broken /> });
    expect(await heading('Unexpected Application Error!')).toBeVisible();
    expect(shown.getByRole('contentinfo')).toBeVisible();
    expect(document.body).not.toHaveTextContent('secret stack');
    jest.restoreAllMocks();
  });

  it('the routes show the bare error screen when the frame itself throws, without the error', async () => {
    openWith({ element: <Broken />, errorElement: <Broken /> });
    expect(await heading('Unexpected Application Error!')).toBeVisible();
    expect(shown.queryByRole('contentinfo')).toBeNull();
    expect(document.body).not.toHaveTextContent('secret stack');
    jest.restoreAllMocks();
  });
});

describe('the router of the site', () => {
  /** Every remote as an older release, which lacks some of the paths that the registry lists. */
  const OLD_RELEASE = [
    page('/', 'Home'),
    page('/signin', 'Sign In'),
    page('/dashboard', 'Dashboard'),
    page('/admin/menu', 'Manage Menu'),
  ];

  async function open(address: string, user: User | null = null) {
    window.history.replaceState(null, '', address);
    const stores = storesOf({ account: { user } });
    window.__VENUE__ = { registry: registryFile() };
    await readRegistry({ fresh: false });
    const router = createSiteRouter(() => stores.user.getState().user, false);
    await waitFor(() => expect(router.state.initialized).toBe(true));
    render(pageOf(stores, router));
    return { router, stores };
  }

  const robots = () => document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content;

  let log: jest.SpyInstance;
  beforeEach(() => {
    window.scrollTo = jest.fn();
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.mocked(loadRemoteModule).mockResolvedValue({ routes: OLD_RELEASE });
  });
  afterEach(() => log.mockRestore());

  describe('a path of the site that the loaded remote does not bring', () => {
    it.each([
      ['/events', null],
      ['/favorites', customer],
      ['/admin/orders', admin],
    ])(
      '%s is the not-found page, logged once, when the loaded remote lacks that path',
      async (path, user) => {
        await open(path, user);
        expect(await heading('Oops! Page not found')).toBeVisible();
        expect(document.title).toBe('Page not found · Bustani Gardens');
        expect(robots()).toBe('noindex');
        expect(log.mock.calls).toEqual([[`Not found: ${path}`]]);
      },
    );

    it('a link to a path that the loaded remote lacks shows the not-found page, whose links work', async () => {
      const { router } = await open('/');
      await heading('Home');
      await act(() => router.navigate('/events'));
      expect(await heading('Oops! Page not found')).toBeVisible();
      await act(async () => shown.getByRole('link', { name: 'Back to Home' }).click());
      expect(await heading('Home')).toBeVisible();
      expect(robots()).toBeUndefined();
    });

    it('a customer who signs out on the not-found page of a guarded path is led to sign-in', async () => {
      const { stores } = await open('/favorites', customer);
      await heading('Oops! Page not found');
      act(() => stores.user.setState({ user: null }));
      expect(await heading('Sign In')).toBeVisible();
    });

    it.each(['/admin/menu', '/admin/orders'])(
      'a guest is denied %s, and sees the page after signing in in another tab',
      async (path) => {
        const { stores } = await open(path);
        expect(await heading('Access Denied')).toBeVisible();
        act(() => stores.user.setState({ user: admin }));
        expect(await heading(path === '/admin/menu' ? 'Manage Menu' : 'Oops! Page not found')).toBeVisible();
      },
    );
  });

  describe('another way of writing an address', () => {
    const address = () => window.location.pathname + window.location.search + window.location.hash;

    it.each([
      ['/Admin/Menu/?search=fish#top', '/admin/menu?search=fish#top', 'Manage Menu'],
      ['/SIGNIN', '/signin', 'Sign In'],
      ['/admin/', '/admin', 'Oops! Page not found'],
    ])('%s, opened first, becomes %s in the same history entry', async (typed, canonical, title) => {
      const before = window.history.length;
      const { router } = await open(typed, admin);
      expect(await heading(title)).toBeVisible();
      expect(address()).toBe(canonical);
      expect(router.state.location.pathname + router.state.location.search).toBe(
        canonical.replace('#top', ''),
      );
      expect(window.history.length).toBe(before);
      expect(document.body).toHaveFocus();
    });

    it('a link in another spelling leads to the canonical address, query and hash kept, with one history entry', async () => {
      const { router } = await open('/', admin);
      await heading('Home');
      const before = window.history.length;
      await act(() => router.navigate('/Admin/Menu/?search=fish#top', { state: { from: 'link' } }));
      expect(await heading('Manage Menu')).toHaveFocus();
      await waitFor(() => expect(address()).toBe('/admin/menu?search=fish#top'));
      expect(router.state.location.state).toEqual({ from: 'link' });
      expect(window.history.length).toBe(before + 1);
      await act(() => router.navigate(-1));
      expect(await heading('Home')).toBeVisible();
      expect(address()).toBe('/');
    });

    it('the canonical address is remembered when a guest is sent to sign-in', async () => {
      const { router } = await open('/Dashboard/?tab=1');
      await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
      expect(router.state.location.search).toBe(`?from=${encodeURIComponent('/dashboard?tab=1')}`);
      await act(() => router.navigate('/DASHBOARD?tab=2'));
      expect(router.state.location.search).toBe(`?from=${encodeURIComponent('/dashboard?tab=2')}`);
    });
  });
});
