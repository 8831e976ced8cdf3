import type { Audience, RemoteName } from '@venue/shared/contracts';
import { isConsolePath } from '@venue/shared/rules';
import type { SiteRoute } from '@venue/shared/site-routes';
import { SPECIFIED_PATHS } from '../registry/specifiedPaths';

const PORTAL = /^\/(auth|signin|dashboard|profile|orders|tickets|favorites|reviews)$/;

const remoteOf = (path: string): RemoteName =>
  isConsolePath(path) ? 'admin_console' : PORTAL.test(path) ? 'customer_portal' : 'public_site';

function audienceOf(path: string): Audience {
  if (isConsolePath(path)) return 'admin';
  return PORTAL.test(path) && !/^\/(auth|signin)$/.test(path) ? 'signed-in' : 'everyone';
}

/** The paths of the site as three whole releases list them; each title is the path. */
export const SITE_ROUTES: readonly SiteRoute[] = SPECIFIED_PATHS.map((path) => ({
  path,
  title: path,
  audience: audienceOf(path),
  remote: remoteOf(path),
}));
