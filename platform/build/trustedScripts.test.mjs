import { mkdir, readFile, writeFile } from 'node:fs/promises';
import vm from 'node:vm';
import webpack from 'webpack';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { run } from './build.mjs';
import { trustedScriptsPlugin } from './trustedScripts.mjs';

const at = temporaryFolder(beforeAll, afterAll);
let code;
beforeAll(async () => {
  await mkdir(at('src'));
  await writeFile(at('src/index.js'), "globalThis.load = () => import('./part.js');");
  await writeFile(at('src/part.js'), "export const part = 'the part';");
  await run(webpack, {
    name: 'trusted',
    mode: 'production',
    context: at(),
    entry: './src/index.js',
    output: { path: at('dist'), chunkFilename: 'part.js', publicPath: '/files/' },
    plugins: [trustedScriptsPlugin()],
  });
  code = await readFile(at('dist/main.js'), 'utf8');
});

/** Runs the build in a page with a policy, and loads its chunk. */
function load(createScriptURL) {
  const scripts = [];
  const document = {
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (script) => scripts.push(script) },
  };
  const page = vm.createContext({
    document,
    trustedTypes: {
      createPolicy() {
        throw new TypeError('The page has its policy already.');
      },
    },
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    __PAGE_POLICY__: { createScriptURL },
  });
  page.self = page.window = page;
  vm.runInContext(code, page);
  vm.runInContext('void load()', page);
  return scripts;
}

it('the address of a chunk is what the policy of the page has made of it', () => {
  const trusted = { toString: () => '/files/part.js' };
  const asked = jest.fn(() => trusted);
  const [script] = load(asked);
  expect(asked).toHaveBeenCalledWith('/files/part.js');
  expect(script.src).toBe(trusted);
});

it('a chunk that the policy of the page refuses is not loaded', () => {
  const refuse = () => {
    throw new TypeError('refused');
  };
  expect(() => load(refuse)).toThrow('refused');
});
