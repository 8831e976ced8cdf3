// docs/architecture.md, From a commit to a visitor
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emptyChoice, release, setOn, startCanary } from './changes.mjs';
import { misfits, problemsOf } from './checkChoice.mjs';

const SHELL = {
  remote: 'shell',
  version: '1',
  contract: { stores: '1.2.0', notify: '1.0.0' },
  modules: { react: '19.3.1', 'react-dom': '19.3.1', 'styled-components': '6.6.0' },
  specifiedPaths: ['/', '/stalls/:id', '/signin', '/dashboard', '/admin/dashboard'],
  routes: [],
};
const route = (path, audience, addresses = []) => ({ path, audience, title: 'A page', addresses });
const remote = (name, routes, about = {}) => ({
  remote: name,
  version: '1',
  contract: { stores: '1.0.0' },
  routes,
  ...about,
});

/** What a sound site has, by the names of its deployments. */
const sound = () => ({
  shell: SHELL,
  public_site: remote('public_site', [
    route('/', 'everyone', ['/']),
    route('/stalls/:id', 'everyone', ['/stalls/tysons', '/stalls/amani']),
    route('/menu', 'everyone', ['/menu']),
  ]),
  customer_portal: remote('customer_portal', [
    route('/signin', 'everyone'),
    route('/dashboard', 'signed-in'),
  ]),
  admin_console: remote('admin_console', [route('/admin/dashboard', 'admin')]),
});

const entryOf = ({ version }) => ({ version, manifest: '', builtAt: '', releasedAt: '' });
const choose = (site) =>
  Object.entries(site).reduce(
    (choice, [name, manifest]) => release(choice, name, entryOf(manifest)),
    emptyChoice(),
  );

const problemsWith = async (site, choice = choose(site), canaries = {}) =>
  problemsOf(choice, async (name, version) =>
    [canaries[name], site[name]].find((manifest) => manifest?.version === version),
  );
const messagesWith = async (...about) => (await problemsWith(...about)).map(({ message }) => message);

/** A sound site in which one deployment is another. */
const changed = (name, change) => {
  const site = sound();
  return { ...site, [name]: { ...site[name], ...change(site[name]) } };
};
const adding = (name, ...routes) => changed(name, (before) => ({ routes: [...routes, ...before.routes] }));

describe('the routes of all remotes together', () => {
  it('are sound where every path of the specification is there', async () => {
    expect(await problemsWith(sound())).toEqual([]);
  });

  it.each([
    ['public_site', '/offers', 'everyone'],
    ['public_site', '/offers/:id', 'signed-in'],
    ['public_site', '/administrators', 'everyone'],
    ['customer_portal', '/vouchers', 'signed-in'],
    ['customer_portal', '/auth', 'everyone'],
    ['admin_console', '/admin/offers', 'admin'],
  ])('%s may add %s for %s', async (name, path, audience) => {
    expect(await problemsWith(adding(name, route(path, audience)))).toEqual([]);
  });

  it.each([
    ['customer_portal', '/menu', 'signed-in', /customer_portal claims \/menu, which public_site has/],
    ['customer_portal', '/stalls/:slug', 'signed-in', /claims \/stalls\/:slug, which public_site has/],
    ['customer_portal', '/Menu', 'signed-in', /claims \/Menu, which public_site has/],
    ['public_site', '/menu', 'everyone', /public_site claims \/menu, which public_site has/],
    ['customer_portal', '/stalls/tysons', 'signed-in', /claims \/stalls\/tysons, which public_site has/],
    ['public_site', '/offers', 'admin', /only the console has pages for administrators/],
    ['public_site', '/admin/offers', 'everyone', /paths below \/admin belong to the console/],
    ['public_site', '/admin', 'everyone', /paths below \/admin belong to the console/],
    ['customer_portal', '/vouchers', 'everyone', /for signed-in visitors, but for sign-in/],
    ['customer_portal', '/vouchers', 'admin', /only the console has pages for administrators/],
    ['customer_portal', '/Admin/vouchers', 'signed-in', /paths below \/admin belong to the console/],
    ['admin_console', '/admin/offers', 'signed-in', /a page of the console is for administrators/],
    ['admin_console', '/offers', 'admin', /paths below \/admin belong to the console/],
  ])('%s may not add %s for %s', async (name, path, audience, reason) => {
    const problems = await problemsWith(adding(name, route(path, audience)));
    expect(problems).toEqual([{ column: 'paths', message: expect.stringMatching(reason) }]);
  });

  it('do without no path of the specification, unless nothing is released of a shell that asks for them', async () => {
    const site = changed('public_site', ({ routes }) => ({
      routes: routes.filter(({ path }) => path !== '/stalls/:id'),
    }));
    expect(await messagesWith(site)).toEqual([
      'No live version brings /stalls/:id, which the site must have.',
    ]);
    const { shell, ...withoutShell } = site;
    expect(shell).toBeDefined();
    expect(await messagesWith(withoutShell)).toEqual([]);
  });

  it('have pages at their own addresses alone', async () => {
    const own = route('/offers/:id', 'everyone', ['/offers/1', '/offers/a.b']);
    expect(await messagesWith(adding('public_site', own))).toEqual([]);
    for (const address of ['/admin/dashboard', '/offers', '/offers/1/2', '/dashboard'])
      expect(await messagesWith(adding('public_site', route('/offers/:id', 'everyone', [address])))).toEqual([
        `public_site may not have a page at ${address}, which is none of its /offers/:id.`,
      ]);
  });

  it.each([
    ['/orders.txt', null],
    ['/index.html', ''],
    ['/main.1a2b3c4d.js', ''],
    ['/../x.txt', ''],
    ['/files/public-site/x.txt', ''],
    ['/service-worker.js', ''],
    ['/health', ''],
    ['/registry.json', ', which shell has'],
    ['/sitemap.xml', ', which shell has'],
    ['/robots.txt', ', which shell has'],
    ['/humans.txt', ', which shell has'],
    ['/events.ics', ', which public_site has'],
    ['/menu.txt', ', which public_site has'],
  ])('have a file at %s beside them only where it is nobody else’s', async (address, reason) => {
    const site = adding('public_site', route('/menu.txt', 'everyone'));
    site.shell = { ...SHELL, files: { 'browser/humans.txt': '' } };
    site.public_site.ownFiles = ['/events.ics'];
    site.customer_portal.ownFiles = [address];
    expect(await messagesWith(site)).toEqual(
      reason === null ? [] : [`customer_portal may not have a file at ${address}${reason}.`],
    );
  });

  it('stay those of a remote that is switched off', async () => {
    const site = adding('customer_portal', route('/menu', 'signed-in'));
    expect(await messagesWith(site, setOn(choose(site), 'public_site', false))).toEqual([
      'customer_portal claims /menu, which public_site has.',
    ]);
  });
});

describe('a canary', () => {
  /** What is said of a sound site of which some remotes have a canary that is another. */
  const messagesWithCanaries = (canaries) => {
    const site = sound();
    const choice = Object.keys(canaries).reduce(
      (next, name) => startCanary(next, name, entryOf({ version: '2' }), 10),
      choose(site),
    );
    const manifests = Object.entries(canaries).map(([name, change]) => [
      name,
      { ...site[name], version: '2', ...change(site[name]) },
    ]);
    return messagesWith(site, choice, Object.fromEntries(manifests));
  };

  it('is checked like a live release', async () => {
    const messages = await messagesWithCanaries({
      public_site: ({ routes }) => ({
        routes: [...routes, route('/dashboard', 'everyone')],
        contract: { stores: '9.0.0' },
      }),
    });
    expect(messages).toHaveLength(2);
    expect(messages).toContain('customer_portal claims /dashboard, which public_site has.');
    expect(messages.join()).toContain("public_site 2 can't run here.");
  });

  it('is checked with the canaries of others, since a visitor may get both', async () => {
    const offers = (audience) => (before) => ({ routes: [...before.routes, route('/offers', audience)] });
    expect(await messagesWithCanaries({ public_site: offers('everyone') })).toEqual([]);
    expect(await messagesWithCanaries({ customer_portal: offers('signed-in') })).toEqual([]);
    expect(
      await messagesWithCanaries({ public_site: offers('everyone'), customer_portal: offers('signed-in') }),
    ).toEqual(['customer_portal claims /offers, which public_site has.']);
  });

  it('of the shell is checked with what is live', async () => {
    expect(await messagesWithCanaries({ shell: () => ({ contract: { stores: '2.0.0' } }) })).toHaveLength(3);
  });
});

describe('the contracts and libraries of a release', () => {
  it.each([
    [{ stores: '1.0.0' }, true],
    [{ stores: '1.2.9' }, true],
    [{ stores: '1.3.0' }, false],
    [{ stores: '2.0.0' }, false],
    [{ stores: '0.9.0' }, false],
    [{ unknown: '7.0.0' }, true],
  ])('%j can run in a shell that speaks 1.2.0: %s', async (contract, canRun) => {
    const messages = await messagesWith(changed('customer_portal', () => ({ contract })));
    expect(messages.length === 0).toBe(canRun);
  });

  it('are named with remote, version and what is there instead', async () => {
    const contract = { stores: '99.0.0' };
    expect(await problemsWith(changed('customer_portal', () => ({ contract })))).toEqual([
      {
        column: 'contracts',
        message:
          'customer_portal 1 can\'t run here. It needs version 99.0.0 of the contract "stores"; the shell speaks 1.2.0.',
      },
    ]);
  });

  const built = (react, reactDom = react) => ({ ...SHELL.modules, react, 'react-dom': reactDom });
  const misfitOf = (modules, shell = SHELL) =>
    misfits(shell, remote('public_site', [], { modules }))
      .map(({ message }) => message.replace("public_site 1 can't run here. ", ''))
      .join();

  it.each([
    ['19.3.1', '19.3.1', ''],
    ['19.3.99', '19.3.99', ''],
    ['19.2.0', '19.2.0', ''],
    ['19.4.0', '19.4.0', 'It was built with react 19.4.0; the shell brings 19.3.1.'],
    ['18.3.1', '18.3.1', 'It was built with react 18.3.1; the shell brings 19.3.1.'],
    ['20.0.0', '20.0.0', 'It was built with react 20.0.0; the shell brings 19.3.1.'],
    [
      '19.3.1',
      '19.3.0',
      'It was built with react 19.3.1 and react-dom 19.3.0, which must be the same version.',
    ],
  ])('a remote built with react %s and react-dom %s: %s', (react, reactDom, problem) => {
    expect(misfitOf(built(react, reactDom))).toBe(problem);
  });

  it('may have a library that the shell does not bring, and a release that names none can run', () => {
    expect(misfitOf({ ...SHELL.modules, charts: '3.0.0' })).toBe('');
    expect(misfitOf(undefined)).toBe('');
    expect(misfitOf(built('19.3.1'), { ...SHELL, modules: undefined })).toBe('');
  });

  it('has react and react-dom of one version in the shell itself', () => {
    const file = fileURLToPath(new URL('../../shared/package.json', import.meta.url));
    const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
    expect(dependencies.react).toBe(dependencies['react-dom']);
  });
});
