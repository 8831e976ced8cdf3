import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { run } from './build.mjs';
import { stableIdsPlugin } from './stableIds.mjs';

// As in browserConfig.mjs.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

const lazy = (name) => `import(/* webpackChunkName: '${name}' */ './${name}.js');`;
const SOURCES = {
  'index.js': `import 'tea'; ${['menu', 'terms', 'contact'].map(lazy).join('\n')}`,
  'menu.js': "import './place.js'; console.log('menu');",
  'terms.js': "import './place.js'; console.log('terms');",
  'contact.js': "console.log('contact');",
  'place.js': "console.log('place');",
  'tea.js': "console.log('tea');",
  'runtime.js': 'export default {};',
};

const at = temporaryFolder(beforeAll, afterAll);
let before;
beforeAll(async () => {
  before = await idsOf();
});

let count = 0;
/** Builds in a folder of its own, and returns the ids of modules and chunks. */
async function idsOf(sources = SOURCES, version = '1.0.0') {
  count += 1;
  const context = at(`clone-${count}`, 'remote');
  await mkdir(context, { recursive: true });
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(context, file), text);
  // Module federation writes a file into the folder that webpack runs in.
  const cwd = process.cwd();
  process.chdir(context);
  const { compilation } = await run(webpack, {
    name: 'remote',
    mode: 'production',
    context,
    entry: './index.js',
    target: ['web', 'es2022'],
    output: { path: path.join(context, 'dist'), publicPath: '/', uniqueName: 'remote' },
    optimization: {
      moduleIds: false,
      chunkIds: false,
      minimize: false,
      splitChunks: { chunks: 'async', minSize: 0 },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'remote',
        filename: 'remoteEntry.js',
        exposes: { './routes': './index.js' },
        shared: { tea: { import: './tea.js', version, requiredVersion: `^${version}` } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(/webpack-bundler-runtime/, path.join(context, 'runtime.js')),
      stableIdsPlugin(),
    ],
  });
  process.chdir(cwd);
  const { chunkGraph } = compilation;
  const modules = [...compilation.modules].filter((module) => chunkGraph.getModuleId(module));
  return {
    modules: modules.map((module) => chunkGraph.getModuleId(module)).sort(),
    screens: Object.fromEntries(
      ['menu', 'terms', 'contact'].map((name) => [name, compilation.namedChunks.get(name).id]),
    ),
    /** By the module's place; that of module federation has a name of its own in each folder. */
    places: Object.fromEntries(
      modules.map((module) => [
        (module.libIdent({ context }) ?? module.identifier()).replace(/.*\.federation.*/, 'federation'),
        chunkGraph.getModuleId(module),
      ]),
    ),
  };
}

const TEA = 'webpack/sharing/consume/default/tea/./tea.js';

describe('ids of modules and chunks', () => {
  it('are the same in another folder', async () => {
    expect(Object.keys(before.places)).toEqual(expect.arrayContaining(['./menu.js', 'federation', TEA]));
    expect(await idsOf()).toEqual(before);
  });

  it('stay when a screen gets a file of its own, with which webpack makes one module of it', async () => {
    const after = await idsOf({
      ...SOURCES,
      'menu.js': "import { dish } from './dish.js'; import './place.js'; console.log(dish);",
      'dish.js': "export const dish = 'ugali';",
    });
    expect(after).toEqual(before);
  });

  it('stay when a shared module has another version', async () => {
    expect(await idsOf(SOURCES, '2.0.0')).toEqual(before);
  });

  it('stay when there are hundreds of modules, of which no two have the same', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `more${index}.js`);
    const after = await idsOf({
      ...SOURCES,
      ...Object.fromEntries(names.map((name) => [name, `console.log('${name}');`])),
      'index.js': `${SOURCES['index.js']} ${names.map((name) => `require('./${name}');`).join(' ')}`,
    });
    expect(after.places).toMatchObject(before.places);
    expect(after.screens).toEqual(before.screens);
    expect(new Set(after.modules).size).toBe(after.modules.length);
    expect(after.modules.length).toBe(before.modules.length + names.length);
  });
});
