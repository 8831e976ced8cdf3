import type { RemoteName } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import type { Accent, Motif } from '@venue/shared/ui';
import type { FailureReason } from '../remotes/RemoteError';

interface FailedRemote {
  title: string;
  picture: { motif: Motif; accent: Accent };
  /** Links to pages of the other remotes. */
  elsewhere: readonly { label: string; to: string }[];
}

const HOME = { label: 'Home', to: paths.home() };
const MENU = { label: 'Menu', to: paths.menu() };
const SIGN_IN = { label: 'Your account', to: paths.dashboard() };

const ANY_REMOTE: FailedRemote = {
  title: 'This page is taking a break',
  picture: { motif: 'table', accent: 'sun' },
  elsewhere: [HOME, SIGN_IN],
};

const FAILED_REMOTES: Partial<Record<RemoteName, FailedRemote>> = {
  public_site: { ...ANY_REMOTE, elsewhere: [SIGN_IN] },
  customer_portal: {
    title: 'Your account is taking a break',
    picture: { motif: 'coffee', accent: 'lake' },
    elsewhere: [HOME, MENU],
  },
  admin_console: {
    title: 'The admin area is taking a break',
    picture: { motif: 'billboard', accent: 'slate' },
    elsewhere: [HOME, SIGN_IN],
  },
};

/** What visitors read in place of a remote. */
export const failedRemote = (name: RemoteName): FailedRemote => FAILED_REMOTES[name] ?? ANY_REMOTE;

/** Why a part of the site can't be shown, in a visitor's words. */
export const FAILURE_REASONS: Record<FailureReason, string> = {
  offline: 'You are offline. This page goes on by itself as soon as there is a connection.',
  unreachable:
    "This part of the site isn't answering right now. It may be the connection; trying again often helps.",
  gone: 'This part of the site has moved to a newer version. Trying again often finds it; otherwise reload the page.',
  refused:
    "What arrived isn't what we published, so we didn't open it. Trying again in a moment often helps.",
  disabled: "This part of the site is closed for maintenance. We'll have it open again soon.",
  registry: "We can't find this part of the site right now. Trying again in a moment often helps.",
  broken: "Something in this part of the site didn't work. The rest of it is open as usual.",
};
