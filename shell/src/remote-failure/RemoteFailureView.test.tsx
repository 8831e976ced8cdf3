import { REMOTE_NAMES } from '@venue/shared/contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderAt } from '../frame/testing/renderAt';
import { RemoteFailureView } from './RemoteFailureView';

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
    'the failure of the remote %s names it and leads to the other remotes',
    (remote, title, elsewhere) => {
      renderAt(
        '/',
        <RemoteFailureView remote={remote} reason="unreachable" busy={false} onRetry={nothing} />,
      );
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      for (const name of elsewhere) expect(screen.getByRole('link', { name })).toBeInTheDocument();
    },
  );

  it('the failure of every remote has words and a phone number', () => {
    for (const remote of REMOTE_NAMES) {
      const { unmount } = renderAt(
        '/',
        <RemoteFailureView remote={remote} reason="broken" busy={false} onRetry={nothing} />,
      );
      const phone = screen.getByRole('link', { name: '+254 700 000 000' });
      expect(phone).toHaveAttribute('href', 'tel:+254700000000');
      unmount();
    }
  });

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
