import { MADAFU } from '@venue/shared/testing';
import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { pageAt, renderAt } from './testing/renderAt';
import { Frame } from './Frame';
import { Footer } from './footer/Footer';
import { SpecialDaysSoon } from './footer/SpecialDaysSoon';
import { THEME_KEY } from './footer/themeChoice';
import { ThemeSwitch } from './footer/ThemeSwitch';
import { OfflineNotice } from '../offline/OfflineNotice';

const [CUSTOMER] = TEST_ACCOUNTS;
const PAGE = <Frame>the page</Frame>;

describe('the frame of every page', () => {
  it('the frame has header, page and footer', () => {
    renderAt('/', PAGE);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('the page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('the first tab stop of the frame skips to the content', async () => {
    renderAt('/', PAGE);
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('the frame is a static page for everybody, and shows the signed-in user after hydration without a mismatch', async () => {
    const error = jest.spyOn(console, 'error');
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(pageAt('/', PAGE, { ready: false }).page);
    expect(root).toHaveTextContent('Sign In');
    const { page } = pageAt('/', PAGE, {
      account: { user: CUSTOMER.user },
      cart: { lines: [{ ...MADAFU, quantity: 2 }] },
    });
    await act(async () => void hydrateRoot(root, page));
    expect(screen.getByRole('button', { name: 'My Account' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
    root.remove();
  });

  it('the frame shows My Account before the store is ready when the head script has marked a signed-in user', () => {
    const { unmount } = renderAt('/', PAGE, { ready: false });
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'My Account' })).not.toBeInTheDocument();
    unmount();
    document.documentElement.dataset.user = 'customer';
    renderAt('/', PAGE, { ready: false });
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
    delete document.documentElement.dataset.user;
  });
});

const footer = () => within(screen.getByRole('contentinfo'));

it('the footer links to the pages, names the venue, and says how to reach and where to follow it', () => {
  renderAt('/', <Footer />);
  const pages = within(footer().getByRole('navigation', { name: 'Explore' }));
  for (const [name, path] of [
    ['Menu', '/menu'],
    ['Reservations', '/reservations'],
    ['Events', '/events'],
    ['Order Online', '/order'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
  ])
    expect(pages.getByRole('link', { name })).toHaveAttribute('href', path);
  for (const [name, href] of [
    ['Bustani Gardens', '/'],
    ['+254 700 000 000', 'tel:+254700000000'],
    ['hello@bustanigardens.example', 'mailto:hello@bustanigardens.example'],
    ['Chat on WhatsApp', 'https://wa.me/254700000000?text=Hello%20Bustani%20Gardens%2C%20'],
  ])
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
  for (const text of [
    'Garden restaurant, bar & food court',
    '© 2025 Bustani Gardens',
    'Venue grounds: open 24 hours, every day',
  ])
    expect(footer().getByText(text)).toBeInTheDocument();
  const address = footer().getByRole('link', { name: /Eastern Bypass, near Ruai Flyover/ });
  expect(address).toHaveTextContent('Nairobi, Kenya');
  expect(address).toHaveAttribute('href', expect.stringContaining('google.com/maps/dir'));
  const socials = within(footer().getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(socials.map((link) => link.textContent)).toEqual(['Facebook', 'Instagram', 'X']);
});

afterEach(() => jest.useRealTimers());

it.each([
  ['2026-12-11T23:59', ''],
  ['2026-12-12T00:00', 'Fri, 25 Dec 2026, Christmas Day: closed'],
  [
    '2026-12-20T12:00',
    "Fri, 25 Dec 2026, Christmas Day: closedFri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM",
  ],
  [
    '2026-12-25T23:59',
    "Fri, 25 Dec 2026, Christmas Day: closedFri, 1 Jan 2027, New Year's Day: open 1:00 PM - 10:00 PM",
  ],
  ['2027-01-02T00:00', ''],
])('at %s in Nairobi the footer announces: "%s"', (moment, text) => {
  jest.useFakeTimers({ now: new Date(`${moment}:00+03:00`) });
  expect(render(<SpecialDaysSoon />).container.textContent).toBe(text);
});

it('a static page announces no special day, because it does not know the date', () => {
  jest.useFakeTimers({ now: new Date('2026-12-24T12:00:00+03:00') });
  expect(renderToString(<SpecialDaysSoon />)).toBe('');
});

describe('the theme switch', () => {
  const radio = (name: string) => screen.getByRole('radio', { name });
  const theme = () => document.documentElement.dataset.theme;

  beforeEach(() => {
    localStorage.clear();
    delete document.documentElement.dataset.theme;
    document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF7F0">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11160F">`;
  });
  afterEach(() => jest.restoreAllMocks());

  const barColours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map((meta) => meta.content);

  it('the theme switch is a group named Theme that follows the system until the visitor chooses', () => {
    render(<ThemeSwitch />);
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    expect(radio('System')).toBeChecked();
  });

  it.each([
    ['Light', 'light', ['#FBF7F0', '#FBF7F0']],
    ['Dark', 'dark', ['#11160F', '#11160F']],
  ])('the theme %s is shown at once and remembered', async (name, stored, colours) => {
    render(<ThemeSwitch />);
    await userEvent.click(radio(name));
    expect(radio(name)).toBeChecked();
    expect(theme()).toBe(stored);
    expect(localStorage.getItem(THEME_KEY)).toBe(stored);
    expect(barColours()).toEqual(colours);
  });

  it('the theme System forgets the choice', async () => {
    document.documentElement.dataset.theme = 'dark';
    localStorage.setItem(THEME_KEY, 'dark');
    render(<ThemeSwitch />);
    expect(radio('Dark')).toBeChecked();
    await userEvent.click(radio('System'));
    expect(theme()).toBeUndefined();
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    expect(barColours()).toEqual(['#FBF7F0', '#11160F']);
  });

  it('the theme switch still works where nothing can be stored', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    render(<ThemeSwitch />);
    await userEvent.click(radio('Dark'));
    expect(theme()).toBe('dark');
    expect(radio('Dark')).toBeChecked();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('the theme switch follows a choice made in another tab', () => {
    render(<ThemeSwitch />);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'dark' })));
    expect(radio('Dark')).toBeChecked();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: null })));
    expect(radio('System')).toBeChecked();
  });

  it('the theme switch selects nothing on a static page, where the choice is not known', () => {
    expect(renderToString(<ThemeSwitch />)).not.toContain('checked');
  });
});

describe('the notice of being offline', () => {
  const NOTICE = /^You are offline\./;
  let reach: jest.SpyInstance<Promise<unknown>>;

  beforeEach(() => {
    jest.useFakeTimers();
    reach = jest.spyOn(window, 'fetch');
    reach.mockResolvedValue({ ok: true });
  });
  afterEach(() => {
    reach.mockRestore();
    jest.useRealTimers();
  });

  const tell = (type: string) => act(async () => void window.dispatchEvent(new Event(type)));

  it('the notice comes when the network goes, if the site can’t be reached, and goes when it can', async () => {
    render(<OfflineNotice />);
    await tell('offline');
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    reach.mockRejectedValue(new TypeError('Failed to fetch'));
    await tell('offline');
    expect(screen.getByText(NOTICE)).toBeVisible();
    await tell('online');
    expect(screen.getByText(NOTICE)).toBeVisible();
    reach.mockResolvedValue({ ok: false });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('a page that reaches the site asks for nothing', async () => {
    render(<OfflineNotice />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(reach).not.toHaveBeenCalled();
  });
});
