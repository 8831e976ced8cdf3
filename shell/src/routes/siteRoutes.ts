import type { Audience, RemoteModule, RemoteName } from '@venue/shared/contracts';
import { access } from '@venue/shared/rules';
import type { SiteRoute } from '@venue/shared/site-routes';
import type { User } from '@venue/shared/types';
import type { RegisteredRemote, Registry } from '../registry/registry';

/** Every path of the site: what the live releases list. Those of a disabled remote stay, and say that it is closed. */
const listRoutes = (registry: Registry): SiteRoute[] =>
  (Object.entries(registry) as [RemoteName, RegisteredRemote][]).flatMap(([remote, { live }]) =>
    live.routes.map((route) => ({ ...route, remote })),
  );

const known = new WeakMap<Registry, SiteRoute[]>();

export function siteRoutesOf(registry: Registry): readonly SiteRoute[] {
  const routes = known.get(registry) ?? listRoutes(registry);
  known.set(registry, routes);
  return routes;
}

/** Whether this visitor sees the screens for an audience, rather than sign-in or Access Denied. */
export const mayOpen = (audience: Audience, user: User | null) => access(audience, user) === 'allowed';

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

/** Loader data of a path that is missing: of the splat route, and where the remote has no screen for the path. */
export const MISSING_PAGE = 'missing page';
