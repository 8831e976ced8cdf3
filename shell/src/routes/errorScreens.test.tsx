import { TEST_ACCOUNTS } from '@venue/shared/venue';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../frame/testing/renderAt';
import NotFoundScreen from '../not-found/NotFoundScreen';
import { BareErrorScreen } from '../unexpected-error/BareErrorScreen';
import { UnexpectedErrorScreen } from '../unexpected-error/UnexpectedErrorScreen';
import { RemoteFailureView } from '../remote-failure/RemoteFailureView';
import type { FailureReason } from '../remotes/RemoteError';
import { useRetryByItself } from '../recovery/useRetryByItself';

const [CUSTOMER, ADMIN] = TEST_ACCOUNTS;

describe('the not-found page', () => {
  let error: jest.SpyInstance;
  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => error.mockRestore());

  it('the not-found page says so and leads home, to the menu and to the stalls', () => {
    renderAt('/nowhere', <NotFoundScreen />);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'See the Menu' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Our Stalls' })).toHaveAttribute('href', '/stalls');
  });

  it.each(['/admin', '/Admin', '/admin/anything-else'])(
    'the not-found page offers an administrator the dashboard at %s',
    (path) => {
      renderAt(path, <NotFoundScreen />, { account: { user: ADMIN.user } });
      expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
        'href',
        '/admin/dashboard',
      );
      expect(screen.getByRole('link', { name: 'Back to Home' })).toBeInTheDocument();
    },
  );

  it.each([
    ['a guest at /admin', '/admin', undefined],
    ['a customer at /admin', '/admin', CUSTOMER.user],
    ['an administrator elsewhere', '/administration', ADMIN.user],
  ])('the not-found page offers %s no dashboard', (_, path, user) => {
    renderAt(path, <NotFoundScreen />, user && { account: { user } });
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).toBeNull();
  });

  it('the not-found page logs each unknown path once', async () => {
    const { router } = renderAt('/no/where', <NotFoundScreen />);
    await act(() => router.navigate('/no/where?again'));
    await act(() => router.navigate('/no/one'));
    expect(error.mock.calls).toEqual([['Not found: /no/where'], ['Not found: /no/one']]);
  });
});

describe('unexpected errors', () => {
  const NAME = 'Unexpected Application Error!';

  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  describe('the unexpected error screen', () => {
    it('the unexpected error screen has the heading of the catalogue and is announced', () => {
      renderAt('/', <UnexpectedErrorScreen />);
      expect(screen.getByRole('alert')).toContainElement(
        screen.getByRole('heading', { level: 1, name: NAME }),
      );
    });

    it('the unexpected error screen offers Reload and Home', async () => {
      const onReload = jest.fn();
      renderAt('/menu', <UnexpectedErrorScreen onReload={onReload} />);
      const message = within(screen.getByRole('alert'));
      expect(message.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
      expect(onReload).toHaveBeenCalledTimes(1);
    });
  });

  describe('the bare error screen', () => {
    it('the bare error screen needs no router, no stores and no theme', () => {
      render(<BareErrorScreen />);
      expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Call +254 700 000 000' })).toBeInTheDocument();
    });
  });
});

const nothing = () => {};

describe('the failure of one remote', () => {
  it.each([
    ['unreachable', /isn't answering right now/],
    ['offline', /You are offline/],
    ['gone', /newer version/],
    ['refused', /isn't what we published/],
    ['disabled', /closed for maintenance/],
    ['registry', /can't find this part of the site/],
    ['broken', /didn't work/],
  ] as const)('a remote failure of the kind "%s" is explained in plain words', (reason, words) => {
    renderAt('/', <RemoteFailureView remote="public_site" reason={reason} busy={false} onRetry={nothing} />);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it.each([
    ['public_site', 'This page is taking a break', ['Your account']],
    ['customer_portal', 'Your account is taking a break', ['Home', 'Menu']],
    ['admin_console', 'The admin area is taking a break', ['Home', 'Your account']],
  ] as const)(
    'the failure of the remote %s names it, leads to the other remotes, and has a phone number',
    (remote, title, elsewhere) => {
      renderAt(
        '/',
        <RemoteFailureView remote={remote} reason="unreachable" busy={false} onRetry={nothing} />,
      );
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      for (const name of elsewhere) expect(screen.getByRole('link', { name })).toBeInTheDocument();
      const phone = screen.getByRole('link', { name: '+254 700 000 000' });
      expect(phone).toHaveAttribute('href', 'tel:+254700000000');
    },
  );

  it('Try again on a remote failure retries once per press, and not while a retry is under way', async () => {
    const onRetry = jest.fn();
    const view = (busy: boolean) => (
      <RemoteFailureView remote="public_site" reason="unreachable" busy={busy} onRetry={onRetry} />
    );
    const { unmount } = renderAt('/', view(false));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    renderAt('/', view(true));
    const button = within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function failing(reason: FailureReason) {
  const retry = jest.fn();
  const { rerender } = renderHook(({ busy }) => useRetryByItself(reason, busy, retry), {
    initialProps: { busy: false },
  });
  /** The try that is under way fails as well. */
  const failAgain = () => {
    rerender({ busy: true });
    rerender({ busy: false });
  };
  return { retry, failAgain };
}

describe('trying again by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('the pauses double from 1 to 15 s', () => {
    const { retry, failAgain } = failing('unreachable');
    for (const [pause, tries] of [
      [1000, 1],
      [2000, 2],
      [4000, 3],
      [8000, 4],
      [15_000, 5],
      [15_000, 6],
    ] as const) {
      wait(pause - 1);
      expect(retry).toHaveBeenCalledTimes(tries - 1);
      wait(1);
      expect(retry).toHaveBeenCalledTimes(tries);
      failAgain();
    }
  });

  it('an offline device waits for the network', () => {
    const { retry } = failing('offline');
    wait(3_600_000);
    expect(retry).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each(['broken', 'refused'] as const)('what is %s waits for the visitor', (reason) => {
    const { retry } = failing(reason);
    wait(3_600_000);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(retry).not.toHaveBeenCalled();
  });
});
