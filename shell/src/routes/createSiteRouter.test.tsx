// decisions, Paths come with the releases
import { act, render, screen as shown, waitFor } from '@testing-library/react';
import { defineScreen } from '@venue/shared/contracts';
import type { User } from '@venue/shared/types';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { pageOf, storesOf } from '@venue/shared/testing';
import { readRegistry } from '../registry/readRegistry';
import { loadRemoteModule } from '../remotes/loadRemoteModule';
import { registryFile } from '../testing/registry';
import { createSiteRouter } from './createSiteRouter';

jest.mock('../remotes/loadRemoteModule', () => ({ loadRemoteModule: jest.fn() }));

const [{ user: customer }, { user: admin }] = TEST_ACCOUNTS;

const page = (path: string, title: string) =>
  defineScreen({
    path,
    audience: 'everyone',
    chunk: title,
    load: async () => ({ default: () => <h1>{title}</h1> }),
    page: { title },
  });

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

const heading = (name: string) => shown.findByRole('heading', { level: 1, name });
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
  ])('%s is the not-found page, logged once, when the loaded remote lacks that path', async (path, user) => {
    await open(path, user);
    expect(await heading('Oops! Page not found')).toBeVisible();
    expect(document.title).toBe('Page not found · Bustani Gardens');
    expect(robots()).toBe('noindex');
    expect(log.mock.calls).toEqual([[`Not found: ${path}`]]);
  });

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
    expect(router.state.location.pathname + router.state.location.search).toBe(canonical.replace('#top', ''));
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
