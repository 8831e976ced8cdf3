import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import webpack from 'webpack';
import { run } from './build.mjs';
import { chunkIntegrityPlugin } from './chunkIntegrity.mjs';
import { sha256 } from '../release/hashes.mjs';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';

const at = temporaryFolder(beforeAll, afterAll);
let output;
beforeAll(async () => {
  output = at('dist');
  await mkdir(at('src'));
  await writeFile(
    at('src/index.js'),
    "globalThis.load = () => import(/* webpackChunkName: 'part' */ './part.js');",
  );
  await writeFile(at('src/part.js'), "export const part = 'the part';");
  await writeFile(
    at('src/other.js'),
    "globalThis.load = () => import(/* webpackChunkName: 'rest' */ './rest.js');",
  );
  await writeFile(at('src/rest.js'), "export const rest = 'the rest';");
  await run(webpack, {
    name: 'integrity',
    mode: 'production',
    context: at(),
    entry: { main: './src/index.js', other: './src/other.js' },
    output: {
      path: output,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: '/',
    },
    optimization: { chunkIds: 'named' },
    plugins: [chunkIntegrityPlugin()],
  });
});

/** Runs the entry, with a change, in a page of which only the added scripts are seen. */
async function scriptOfChunk(change = (code) => code) {
  const code = change(await readFile(path.join(output, 'main.js'), 'utf8'));
  const scripts = [];
  const document = {
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script) => scripts.push(script) },
  };
  const page = vm.createContext({ document, setTimeout: () => 0, clearTimeout: () => undefined });
  page.self = page;
  vm.runInContext(code, page);
  vm.runInContext('void load()', page);
  expect(scripts).toHaveLength(1);
  return scripts[0];
}

describe('a chunk', () => {
  it('is asked for with the hash of its file', async () => {
    const file = (await readdir(output)).find((name) => name.startsWith('part.'));
    const script = await scriptOfChunk();
    expect(script.src).toBe(`/${file}`);
    expect(script.integrity).toBe(sha256(await readFile(path.join(output, file))));
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('is known by the entry that can load it, and by no other', async () => {
    const [main, other] = await Promise.all(
      ['main.js', 'other.js'].map((file) => readFile(path.join(output, file), 'utf8')),
    );
    expect(main).toMatch(/"?part"?:\s*"sha256-/);
    expect(main).not.toMatch(/"?rest"?:\s*"sha256-/);
    expect(other).toMatch(/"?rest"?:\s*"sha256-/);
    expect(other).not.toMatch(/"?part"?:\s*"sha256-/);
  });

  it('that the entry does not know has a hash that no file has', async () => {
    const script = await scriptOfChunk((code) => code.replace(/"?part"?:\s*"sha256-/, '"other":"sha256-'));
    expect(script.integrity).toMatch(/^sha256-A{43}=$/);
  });
});
