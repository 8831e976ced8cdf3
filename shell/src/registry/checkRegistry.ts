import { contractMismatch, type RemoteName } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { isConsolePath } from '@venue/shared/rules';
import { moduleMismatch } from './moduleMismatch';
import type { RegistryProblem } from './parseRegistry';
import type { RegisteredRemote, Registry, ReleasedRoute, RemoteVersion } from './registry';
import { SPECIFIED_PATHS } from './specifiedPaths';
import { tracksOf } from './tracks';

/** Two patterns with the same shape match the same addresses, whatever their parameters are called. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':').toLowerCase();

const OPEN_PORTAL_PATHS: readonly string[] = [paths.signIn(), paths.auth()];

type Grant = (route: ReleasedRoute) => string | null;

const grantToVisitors: Grant = ({ audience }) =>
  audience === 'admin' ? 'only the console has pages for administrators' : null;

/** Which audiences a remote may grant: why a route breaks that rule, else null. The others may have pages for all visitors. */
const GRANTS: Partial<Record<RemoteName, Grant>> = {
  customer_portal: ({ path, audience }) => {
    if (audience === 'admin') return 'only the console has pages for administrators';
    if (audience === 'everyone' && !OPEN_PORTAL_PATHS.includes(path))
      return 'a page of the portal is for signed-in visitors, but for sign-in';
    return null;
  },
  admin_console: ({ audience }) =>
    audience === 'admin' ? null : 'a page of the console is for administrators',
};

function refusalOf(remote: RemoteName, route: ReleasedRoute): string | null {
  if (isConsolePath(route.path) !== (remote === 'admin_console'))
    return 'paths below /admin belong to the console, and no others';
  return (GRANTS[remote] ?? grantToVisitors)(route);
}

const remotesOf = (registry: Registry) => Object.entries(registry) as [RemoteName, RegisteredRemote][];

/**
 * What speaks against the routes of the live versions together: a path that two screens claim, an audience that a
 * remote may not grant, or a path of the specification that none brings. A disabled remote keeps its paths.
 */
function checkRoutes(registry: Registry): RegistryProblem[] {
  const problems: RegistryProblem[] = [];
  const owners = new Map<string, RemoteName>();
  for (const [name, { live }] of remotesOf(registry))
    live.routes.forEach((route, index) => {
      const path = ['microFrontends', name, live.index, 'extras', 'routes', index];
      const owner = owners.get(shapeOf(route.path));
      const refusal = refusalOf(name, route);
      if (owner) problems.push({ path, message: `${name} claims ${route.path}, which ${owner} has.` });
      if (refusal)
        problems.push({
          path,
          message: `${name} may not offer ${route.path} to ${route.audience}: ${refusal}.`,
        });
      owners.set(shapeOf(route.path), name);
    });
  for (const path of SPECIFIED_PATHS.filter((specified) => !owners.has(shapeOf(specified))))
    problems.push({
      path: ['microFrontends'],
      message: `No live version brings ${path}, which the site must have.`,
    });
  return problems;
}

/** What a version was built against that this shell does not have: the field of the registry, and a sentence. */
const mismatchesOf = ({ contract, modules = {} }: RemoteVersion) =>
  [
    { field: 'contract', reason: contractMismatch(contract) },
    { field: 'modules', reason: moduleMismatch(modules) },
  ].filter(({ reason }) => reason);

/** The live and fallback versions that this shell can't run, because they were built against other contracts or libraries. */
export function checkContracts(registry: Registry): RegistryProblem[] {
  return remotesOf(registry).flatMap(([name, { live, fallback }]) =>
    [live, fallback].flatMap((version) =>
      (version ? mismatchesOf(version) : []).map(({ field, reason }) => ({
        path: [
          'microFrontends',
          name,
          ...(version === live ? [live.index, 'extras', field] : [0, 'fallbackUrl']),
        ],
        message: `${name} ${version?.version} can't run here. ${reason}`,
      })),
    ),
  );
}

/** All that speaks against letting visitors have a registry's releases, on either track. */
export function checkRegistry(registry: Registry): RegistryProblem[] {
  const problems = tracksOf(registry).flatMap(({ registry: seen }) => [
    ...checkRoutes(seen),
    ...checkContracts(seen),
  ]);
  return problems.filter(
    ({ message }, index) => problems.findIndex((other) => other.message === message) === index,
  );
}
