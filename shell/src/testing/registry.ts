import { CONTRACTS, REMOTE_NAMES, type RemoteName } from '@venue/shared/contracts';
import { SITE_ROUTES } from './siteRoutes';

const HASH = `sha256-${'A'.repeat(43)}=`;

const routesOf = (name: RemoteName) =>
  SITE_ROUTES.filter(({ remote }) => remote === name).map(({ path, audience, title }) => ({
    path,
    audience,
    title,
  }));

/** One version of a remote as a registry lists it. */
export const versionOf = (name: RemoteName, version = '1.0.0') => ({
  url: `http://localhost:3001/${name}/${version}/remoteEntry.js`,
  metadata: { version, integrity: HASH },
  deployment: { traffic: 100, default: true },
  extras: { enabled: true, contract: { ...CONTRACTS }, routes: routesOf(name) },
});

type Version = ReturnType<typeof versionOf>;

/** A sound registry of the whole site, to be broken in one place. */
export const registryFile = () => ({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: Object.fromEntries(REMOTE_NAMES.map((name) => [name, [versionOf(name)]])) as Record<
    RemoteName,
    [Version]
  >,
});
