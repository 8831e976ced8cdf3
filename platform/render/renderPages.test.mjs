// docs/security.md, Where a release's code runs
import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { readBuild } from '../release/build.mjs';
import { sha256 } from '../release/hashes.mjs';
import { openStore } from '../store/store.mjs';
import { writeRemote, writeShell } from '../testing/fixtureBuilds.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { confinedTo, renderPages } from './renderPages.mjs';

const SITE = { folder: 'public-site', name: 'public_site' };
const SHELL = { folder: 'shell', name: 'shell', host: true };

const inFolder = temporaryFolder(beforeAll, afterAll);
let store;
let shell;
let count = 0;
beforeAll(async () => {
  store = openStore(inFolder('store'));
  shell = await add(SHELL, writeShell, {});
});

async function add(app, write, about) {
  const built = inFolder(`built ${(count += 1)}`);
  await write(built, { heading: `Heading ${count}`, ...about });
  const build = await readBuild(built, { app });
  await store.addFiles(app, build);
  return build.manifest;
}

/** Renders the pages of a release of the site, and reads them. */
async function render(about, options) {
  const manifest = await add(SITE, writeRemote, about);
  await renderPages(store, shell, { app: SITE, manifest }, options);
  const pages = await store.readPages(shell.version, manifest.version);
  const textOf = async ({ file }) => (await store.pool.read(file)).toString();
  return { manifest, pages, textOf, page: (address) => textOf(pages.pages[address]) };
}

describe('the pages of a pair', () => {
  it('are one for each address of the remote, with its scripts, a place for the settings, and what may run', async () => {
    const { manifest, pages, page, textOf } = await render({
      heading: 'Menu',
      screens: { '/:page': ['/menu', '/unlisted'] },
      files: ["{ path: '/events.ics', text: (today) => 'EVENT ' + today.toISOString() }"],
    });
    expect(pages).toEqual({
      shell: shell.version,
      remote: 'public_site',
      version: manifest.version,
      pages: {
        '/menu': { file: expect.stringMatching(/^[0-9a-f]{64}$/), listed: true },
        '/unlisted': { file: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
      files: { '/events.ics': { file: expect.stringMatching(/^[0-9a-f]{64}$/) } },
      scripts: [sha256('instant()')],
    });
    const text = await page('/menu');
    expect(text).toMatch(/Menu at \/menu.*<!--settings-->/);
    expect(text).toMatch(/"href":"\/files\/public-site\/remoteEntry\.[0-9a-f]{16}\.js","integrity":"sha256-/);
    expect(text).toMatch(/"href":"\/files\/public-site\/home\.[0-9a-f]{8}\.js"/);
    const [, main, integrity] = /src="\/(main\.[0-9a-f]{8}\.js)" integrity="([^"]+)" crossorigin/.exec(text);
    expect(integrity).toBe(shell.files[`browser/${main}`]);
    expect(await textOf(pages.files['/events.ics'])).toMatch(/^EVENT \d{4}-\d\d-\d\dT00:00:00\.000Z$/);
  });

  it('of the shell alone are its frame and its page for what is not found', async () => {
    await renderPages(store, shell);
    const { pages } = await store.readPages(shell.version);
    expect(Object.keys(pages)).toEqual(['frame', 'notFound']);
    expect((await store.pool.read(pages.notFound.file)).toString()).toContain('not found');
  });

  it('are rendered once: another time nothing runs and nothing is written', async () => {
    const { manifest } = await render({ heading: 'Once' });
    const file = path.join(store.folder, 'pages', `${shell.version}+${manifest.version}.json`);
    const { ino, mtimeMs } = await stat(file);
    await rm(store.placeOf(manifest, 'routes.node.cjs'));
    await renderPages(store, shell, { app: SITE, manifest });
    expect(await stat(file)).toMatchObject({ ino, mtimeMs });
  });

  it('are not made of a screen without scripts, and a fault of a release is told with its name', async () => {
    const before = await readdir(path.join(store.folder, 'pages'));
    const refused = (about) => expect(render(about)).rejects;
    await refused({ scripts: {} }).toThrow(
      /pages of public-site 0\.1\.0-\w+ can't be rendered: public_site has no chunk named "home"/,
    );
    await refused({ scripts: { home: ['gone.js'] } }).toThrow(/lists no script gone\.js/);
    await refused({ code: "throw new Error('A screen fails.');" }).toThrow(
      /can't be rendered: A screen fails\./,
    );
    await refused({ code: "require('left-pad')" }).toThrow(/asks for left-pad, which it does not get/);
    expect(await readdir(path.join(store.folder, 'pages'))).toEqual(before);
  });
});

describe('a remote', () => {
  it.each([
    ['page', '/dashboard', "exports.routes = [{ handle: { addresses: ['/dashboard'] } }];"],
    ['file', '/orders.txt', "exports.files = [{ path: '/orders.txt', text: () => 'mine' }];"],
  ])('has no %s at %s, which its release does not list', async (kind, address, code) => {
    await expect(render({ code })).rejects.toThrow(
      `lists no ${kind} at ${address}, so it may have none there.`,
    );
  });
});

/** What a release may try, and must not do. */
const ATTEMPTS = {
  'read a file': "require('fs').readFileSync('/etc/hostname')",
  'reach the files around its bundler': "process.getBuiltinModule('fs').readdirSync('/')",
  'import a module of Node': "await import('node:fs')",
  'ask for any module': "require('module').createRequire('/')('fs')",
  'start a process': "require('node:child_process').execSync('true')",
  'start a worker': "new (require('worker_threads').Worker)('1', { eval: true })",
  'use a socket': "require('net').connect(9)",
  'ask another server': "require('http').get('http://localhost:9')",
  fetch: "await fetch('http://localhost:9')",
  'ask for a name': "require('dns').resolveTxt('secret.example.com', () => 0)",
  'send a datagram': "require('dgram').createSocket('udp4').send('x', 9)",
  'use the insides of Node': "process.binding('fs')",
  'end another process': 'process.kill(1, 0)',
  'write a report': "process.report.writeReport('/tmp/report')",
  'use what it was given a line through': 'process.stdin.constructor',
  'find the process another way': "new Function('return this')().process.mainModule.require('fs')",
};

describe('the code of a release', () => {
  let told;
  beforeAll(async () => {
    process.env.SECRET_OF_THE_SERVER = 'secret';
    const attempts = Object.entries(ATTEMPTS).map(
      ([name, code]) => `'${name}': async () => { await (${code}); }`,
    );
    const { pages, textOf } = await render({
      ownFiles: ['/tried.json', '/seen.json'],
      code: `
        const attempts = { ${attempts} };
        console.log('a log'); console.dir({ a: 'log' }); console.table([1]); console.error('an error');
        exports.files = [
          { path: '/tried.json', async text() {
            const told = {};
            for (const [name, attempt] of Object.entries(attempts))
              told[name] = await attempt().then(() => 'done', ({ message }) => 'refused: ' + message);
            return JSON.stringify(told);
          } },
          { path: '/seen.json', text: () => JSON.stringify(process.env) },
        ];`,
    }).finally(() => delete process.env.SECRET_OF_THE_SERVER);
    told = {
      ...JSON.parse(await textOf(pages.files['/tried.json'])),
      environment: JSON.parse(await textOf(pages.files['/seen.json'])),
    };
  });

  it.each(Object.keys(ATTEMPTS))('can not %s', (name) => {
    expect(told[name]).toMatch(/^refused: /);
  });

  it('sees nothing of the environment, and what it prints is no part of the answer', () => {
    expect(told.environment).toEqual({ NODE_ENV: 'production' });
  });

  it('that does not end is ended, whatever signals it would like to ignore', async () => {
    await expect(render({ code: 'for (;;);' }, { timeoutMs: 2000 })).rejects.toThrow(
      /can't be rendered: the process ended with SIGKILL/,
    );
    const files = ["{ path: '/a.txt', text: () => new Promise(() => undefined) }"];
    await expect(render({ files })).rejects.toThrow("can't be rendered");
  });
});

// Should a release get at Node's own modules in a way that nobody knows yet.
describe('the process in which a release’s code runs, to whoever has all modules of Node,', () => {
  const script = (code) => `
    import '${new URL('./confine.mjs', import.meta.url)}';
    import process from 'node:process';
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    const done = () => process.exit(7);
    try { ${code}; } catch (error) { process.stderr.write(error.message); process.exit(5); }
    setTimeout(() => process.exit(0), 500);`;

  let server;
  let requests = 0;
  beforeAll(async () => {
    server = createServer((_, response) => response.end(String((requests += 1))));
    await new Promise((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => server.close());

  it.each([
    ['writing', "require('fs').writeFileSync('written', '')"],
    ['reading of other files', "require('fs').readFileSync('/etc/hostname')"],
    ['other processes', "require('child_process').execFileSync('true')"],
    ['workers', "new (require('worker_threads').Worker)('1', { eval: true })"],
    ['net', "require('net').connect(PORT, '127.0.0.1').on('connect', done)"],
    ['http', "require('http').get('http://127.0.0.1:PORT', done)"],
    ['servers', "require('http').createServer(done).listen(0, done)"],
    ['dgram', "require('dgram').createSocket('udp4').send('x', PORT, '127.0.0.1', done)"],
    ['dns', "require('dns').resolveTxt('example.com', done)"],
    ['dns of a resolver of its own', "new (require('dns').Resolver)().resolve4('example.com', done)"],
    ['dns promised', "await require('dns/promises').lookup('localhost'); done()"],
  ])('refuses %s', async (_, code) => {
    const args = [...confinedTo([]), '--input-type=module', '-e', script(code)];
    const text = args.pop().replaceAll('PORT', server.address().port);
    const run = promisify(execFile)(process.execPath, [...args, text], { cwd: inFolder(), env: {} });
    await expect(run).rejects.toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/restricted|no network/),
    });
    expect(requests).toBe(0);
  });
});
