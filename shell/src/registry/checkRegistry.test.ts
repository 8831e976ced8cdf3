import type { RemoteName } from '@venue/shared/contracts';
import shared from '@venue/shared/package.json';
import { registryFile } from '../testing/registry';
import { checkContracts, checkRegistry } from './checkRegistry';
import { parseRegistry } from './parseRegistry';
import { moduleMismatch } from './moduleMismatch';
import { SPECIFIED_PATHS } from './specifiedPaths';

type Route = { path: string; audience: string; title: string };

/** What is wrong with a registry in which one remote lists other routes. */
function problemsWith(remote: RemoteName, change: (routes: Route[]) => Route[]) {
  const file = registryFile();
  const { extras } = file.microFrontends[remote][0];
  Object.assign(extras, { routes: change(extras.routes) });
  return checkRegistry(parseRegistry(file)).map(({ path, message }) => ({ at: path.join('.'), message }));
}

const adding = (path: string, audience: string) => (routes: Route[]) => [
  { path, audience, title: 'New' },
  ...routes,
];

describe('the routes of all remotes together', () => {
  it('a site with every path of the specification is sound', () => {
    expect(checkRegistry(parseRegistry(registryFile()))).toEqual([]);
  });

  it.each<[RemoteName, string, string]>([
    ['public_site', '/offers', 'everyone'],
    ['public_site', '/offers/:id', 'signed-in'],
    ['customer_portal', '/vouchers', 'signed-in'],
    ['admin_console', '/admin/offers', 'admin'],
  ])('%s may add %s for %s', (remote, path, audience) => {
    expect(problemsWith(remote, adding(path, audience))).toEqual([]);
  });

  it.each<[RemoteName, string, string, RegExp]>([
    [
      'customer_portal',
      '/menu',
      'signed-in',
      /customer_portal claims \/menu, which public_site has|public_site claims/,
    ],
    ['customer_portal', '/stalls/:slug', 'signed-in', /claims \/stalls\/:/],
    ['public_site', '/menu', 'everyone', /claims \/menu, which public_site has/],
    ['public_site', '/offers', 'admin', /only the console/],
    ['public_site', '/admin/offers', 'everyone', /below \/admin belong to the console/],
    ['customer_portal', '/vouchers', 'everyone', /for signed-in visitors, but for sign-in/],
    ['customer_portal', '/vouchers', 'admin', /only the console/],
    ['customer_portal', '/Admin/vouchers', 'signed-in', /below \/admin belong to the console/],
    ['admin_console', '/admin/offers', 'signed-in', /for administrators/],
    ['admin_console', '/offers', 'admin', /below \/admin belong to the console/],
  ])('%s may not add %s for %s', (remote, path, audience, reason) => {
    const problems = problemsWith(remote, adding(path, audience));
    expect(problems.map(({ message }) => message).join()).toMatch(reason);
    expect(problems[0]?.at).toMatch(/^microFrontends\.\w+\.0\.extras\.routes\.\d+$/);
  });

  it('a path of the specification that no remote brings is named', () => {
    const problems = problemsWith('public_site', (routes) =>
      routes.filter(({ path }) => path !== '/billboard'),
    );
    expect(problems).toEqual([
      { at: 'microFrontends', message: 'No live version brings /billboard, which the site must have.' },
    ]);
  });
});

describe('the contracts of registered versions', () => {
  it('versions built against the contracts of this shell can run', () => {
    expect(checkContracts(parseRegistry(registryFile()))).toEqual([]);
  });

  it('a version built against a newer contract is named with remote, version and contract', () => {
    const file = registryFile();
    file.microFrontends.customer_portal[0].extras.contract.stores = '99.0.0';
    const [problem, ...others] = checkContracts(parseRegistry(file));
    expect(others).toEqual([]);
    expect(problem?.message).toMatch(/customer_portal 1\.0\.0 can't run here\. .*99\.0\.0.*"stores"/);
  });

  it('a version built with a library that the shell does not bring is named', () => {
    const file = registryFile();
    Object.assign(file.microFrontends.public_site[0].extras, {
      modules: { react: '99.0.0', 'react-dom': '99.0.0' },
    });
    const [problem, ...others] = checkRegistry(parseRegistry(file));
    expect(others).toEqual([]);
    expect(problem?.message).toMatch(
      /public_site 1\.0\.0 can't run here\. It was built with react 99\.0\.0;/,
    );
    expect(problem?.path).toEqual(['microFrontends', 'public_site', 0, 'extras', 'modules']);
  });
});

const SHELL = { react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0' };
const built = (react: string, reactDom = react) => ({ ...SHELL, react, 'react-dom': reactDom });

describe('the libraries that a page has once', () => {
  it.each([
    ['19.3.1', '19.3.1', null],
    ['19.3.99', '19.3.99', null],
    ['19.2.0', '19.2.0', null],
    ['19.4.0', '19.4.0', 'It was built with react 19.4.0; the shell brings 19.3.1.'],
    ['18.3.1', '18.3.1', 'It was built with react 18.3.1; the shell brings 19.3.1.'],
    ['20.0.0', '20.0.0', 'It was built with react 20.0.0; the shell brings 19.3.1.'],
    [
      '19.3.1',
      '19.3.0',
      'It was built with react 19.3.1 and react-dom 19.3.0, which must be the same version.',
    ],
  ])('a remote built with react %s and react-dom %s: %s', (react, reactDom, problem) => {
    expect(moduleMismatch(built(react, reactDom), SHELL)).toBe(problem);
  });

  it('a remote may bring a library that the shell does not have, and a release before says nothing', () => {
    expect(moduleMismatch({ ...SHELL, charts: '3.0.0' }, SHELL)).toBeNull();
    expect(moduleMismatch({}, SHELL)).toBeNull();
  });

  it('the shell itself has react and react-dom of one version', () => {
    expect(moduleMismatch(shared.dependencies)).toBeNull();
  });
});

/** The route table of the specification, as it prints it. */
const SPECIFIED =
  '/ ; /stalls ; /stalls/{id} ; /menu ; /menu/{id} ; /reservations ; /events ; /events/{id} ; /events/{id}/photos ; /plan-event ; /billboard ; /order ; /cart ; /cartpage ; /contact ; /privacy-policy ; /terms-and-conditions ; /auth ; /signin ; /dashboard ; /profile ; /orders ; /tickets ; /favorites ; /reviews ; /admin/dashboard ; /admin/reservations ; /admin/events ; /admin/stalls ; /admin/menu ; /admin/orders'
    .split(' ; ')
    .map((path) => path.replace('{id}', ':id'));

/** Linked by screens, not in the table (decisions, Checkout path; decisions, Add dialogs by address). */
const LINKED = ['/checkout', '/admin/events/new', '/admin/stalls/new', '/admin/menu/new'];

it('the paths that the site must have are those of the specification and the linked ones', () => {
  expect([...SPECIFIED_PATHS].sort()).toEqual([...SPECIFIED, ...LINKED].sort());
});
