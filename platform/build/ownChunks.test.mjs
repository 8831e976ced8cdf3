import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { run } from './build.mjs';
import { chunkIntegrityPlugin } from './chunkIntegrity.mjs';
import { ownChunksPlugin } from './ownChunks.mjs';
import { stableIdsPlugin } from './stableIds.mjs';

const lazy = (name) => `${name}: () => import(/* webpackChunkName: '${name}' */ './${name}.js')`;
const FIRST = {
  'index.js': `globalThis.release = { ${['menu', 'terms', 'contact'].map(lazy)} };`,
  'menu.js': "import { place } from './place.js'; export const text = `menu of the first at ${place}`;",
  'terms.js': "import { place } from './place.js'; export const text = `terms at ${place}`;",
  'contact.js': "export const text = 'contact';",
  'place.js': "export const place = 'the gardens';",
};
/** The team has changed one screen, and given it a file of its own. */
const SECOND = {
  ...FIRST,
  'menu.js':
    "import { place } from './place.js'; import { of } from './of.js'; export const text = `menu ${of} at ${place}`;",
  'of.js': "export const of = 'of the second';",
};

const at = temporaryFolder(beforeAll, afterAll);
let first;
let second;

/** Builds a release. Its files lie beside those of the other one, as in production. */
async function build(name, sources) {
  const context = at(name);
  await mkdir(context);
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(context, file), text);
  const stats = await run(webpack, {
    name,
    mode: 'production',
    context,
    entry: './index.js',
    target: ['web', 'es2022'],
    output: {
      path: at('files'),
      publicPath: '/',
      uniqueName: 'remote',
      filename: 'main.[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: { moduleIds: false, chunkIds: false, splitChunks: { chunks: 'async', minSize: 0 } },
    plugins: [stableIdsPlugin(), chunkIntegrityPlugin(), ownChunksPlugin()],
  });
  return Object.keys(stats.compilation.assets);
}

beforeAll(async () => {
  first = await build('first', FIRST);
  second = await build('second', SECOND);
});

const entryOf = (files) => files.find((file) => file.startsWith('main.'));

/** A page in which scripts arrive when the test says so. */
function openPage() {
  let scripts = [];
  const head = {
    appendChild: (script) => scripts.push(Object.assign(script, { parentNode: head })),
    removeChild: (script) => (scripts = scripts.filter((other) => other !== script)),
  };
  const document = {
    head,
    currentScript: null,
    getElementsByTagName: () => scripts,
    createElement: () => ({
      setAttribute(name, value) {
        this[name] = value;
      },
      getAttribute(name) {
        return this[name] ?? null;
      },
    }),
  };
  const page = vm.createContext({ document, setTimeout: () => 0, clearTimeout: () => undefined });
  page.self = page;
  const execute = async (script) => {
    const code = await readFile(at('files', script.src), 'utf8');
    document.currentScript = script;
    vm.runInContext(code, page);
    document.currentScript = null;
  };
  return {
    /** Starts a release in the page. @returns what loads its screens. */
    async start(files) {
      await execute({ src: entryOf(files) });
      return page.release;
    },
    /** The scripts that are on their way. */
    requests: () => scripts.map(({ src }) => src.slice(1)),
    /** Lets all of them arrive. */
    async arrive({ lastFirst = false } = {}) {
      for (const script of lastFirst ? [...scripts].reverse() : [...scripts]) {
        await execute(script);
        script.onload({ type: 'load', target: script });
      }
    },
  };
}

/** What a screen says, once everything that it has asked for has arrived. */
async function textOf(page, screen) {
  await page.arrive();
  return (await screen).text;
}

describe('a release that changes one screen', () => {
  it('has a new entry and a new chunk of this screen, and keeps the names of all other files', () => {
    expect(first).toHaveLength(5);
    const added = second.filter((file) => !first.includes(file));
    expect(added.map((file) => file.split('.')[0]).sort()).toEqual(['main', 'menu']);
    expect(second).toHaveLength(first.length);
  });
});

describe('two releases of a remote in one page', () => {
  it('each has its own screen, though both have it under the same id', async () => {
    const page = openPage();
    const live = await page.start(first);
    expect(await textOf(page, live.menu())).toBe('menu of the first at the gardens');
    const fallback = await page.start(second);
    expect(await textOf(page, fallback.menu())).toBe('menu of the second at the gardens');
    expect(await textOf(page, live.menu())).toBe('menu of the first at the gardens');
  });

  it.each([false, true])('each waits for its own screen when both are on the way', async (lastFirst) => {
    const page = openPage();
    const releases = [await page.start(first), await page.start(second)];
    const screens = releases.map((release) => release.menu());
    await page.arrive({ lastFirst });
    expect((await Promise.all(screens)).map(({ text }) => text)).toEqual([
      'menu of the first at the gardens',
      'menu of the second at the gardens',
    ]);
  });

  it('a screen that is the same in both is loaded once, whoever asks first', async () => {
    const page = openPage();
    const live = await page.start(first);
    expect(await textOf(page, live.terms())).toBe('terms at the gardens');
    const fallback = await page.start(second);
    const terms = fallback.terms();
    expect(page.requests()).toEqual([]);
    expect((await terms).text).toBe('terms at the gardens');
    expect(await textOf(page, fallback.contact())).toBe('contact');
    const contact = live.contact();
    expect(page.requests()).toEqual([]);
    expect((await contact).text).toBe('contact');
  });

  it('a screen that is the same in both and on its way is waited for by both', async () => {
    const page = openPage();
    const releases = [await page.start(first), await page.start(second)];
    const screens = releases.map((release) => release.contact());
    expect(page.requests()).toHaveLength(1);
    await page.arrive();
    expect((await Promise.all(screens)).map(({ text }) => text)).toEqual(['contact', 'contact']);
  });
});
