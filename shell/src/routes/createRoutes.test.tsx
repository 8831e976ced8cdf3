import { act, render, screen as shown, waitFor } from '@testing-library/react';
import { defineScreen, type ScreenRoute } from '@venue/shared/contracts';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import type { User } from '@venue/shared/types';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { pageOf, storesOf } from '@venue/shared/testing';
import { SITE_ROUTES } from '../testing/siteRoutes';
import { createRoutes } from './createRoutes';
import type { Site } from './siteRoutes';

const [{ user: customer }, { user: admin }] = TEST_ACCOUNTS;

const page = (path: string, title: string): ScreenRoute =>
  defineScreen({
    path,
    audience: 'everyone',
    chunk: title,
    load: async () => ({ default: () => <h1>{title}</h1> }),
    page: { title },
  });

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

const heading = (name: string) => shown.findByRole('heading', { level: 1, name });

beforeAll(() => {
  window.scrollTo = jest.fn();
});

describe('the routes of the shell', () => {
  it('the routes show a screen of a remote, with its title', async () => {
    await open('/stalls');
    expect(await heading('Our Stalls')).toBeVisible();
    expect(document.title).toBe('Our Stalls · Bustani Gardens');
  });

  it('the routes send a guest to sign-in and remember the page, query included', async () => {
    const { router } = await open('/dashboard?from=mail');
    expect(await heading('Sign In')).toBeVisible();
    expect(router.state.location.search).toBe(`?from=${encodeURIComponent('/dashboard?from=mail')}`);
    expect(shown.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  });

  it('the routes let a customer open a customer page', async () => {
    await open('/dashboard', customer);
    expect(await heading('Dashboard')).toBeVisible();
  });

  it('the routes lead to sign-in when the user signs out in another tab', async () => {
    const { stores } = await open('/dashboard', customer);
    await heading('Dashboard');
    act(() => stores.user.setState({ user: null }));
    expect(await heading('Sign In')).toBeVisible();
  });

  it.each([
    ['a guest', null],
    ['a customer', customer],
  ])('the routes deny %s the console', async (_, user) => {
    await open('/admin/menu', user);
    expect(await heading('Access Denied')).toBeVisible();
  });

  it('the routes let an admin open the console', async () => {
    await open('/admin/menu', admin);
    expect(await heading('Manage Menu')).toBeVisible();
  });

  it('the routes deny the console without loading it', async () => {
    const { site } = await open('/admin/menu');
    expect(await heading('Access Denied')).toBeVisible();
    expect(site.loadRemote).not.toHaveBeenCalled();
  });

  it('the routes show the not-found page at an unknown path', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/nowhere');
    expect(await heading('Oops! Page not found')).toBeVisible();
    expect(document.title).toBe('Page not found · Bustani Gardens');
    expect(log).toHaveBeenCalledWith('Not found: /nowhere');
    log.mockRestore();
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
