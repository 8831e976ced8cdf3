import type { RemoteModule, RemoteName } from '@venue/shared/contracts';
import type { SiteRoute } from '@venue/shared/site-routes';
import type { User } from '@venue/shared/types';

/** What the routes ask for whenever a visitor moves. */
export interface Site {
  /** The user who is signed in now. */
  currentUser: () => User | null;
  /** Every path of the site, as the registry lists it now. */
  siteRoutes: () => readonly SiteRoute[];
  loadRemote: (name: RemoteName) => Promise<RemoteModule>;
  /** Turns the error of a screen's file into the one to show. It never resolves when it loads the page anew instead. */
  onLoadError: (remote: RemoteName, error: unknown, address: URL) => Promise<unknown>;
}
