import { readFile, writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { run } from './build.mjs';
import { whenAllBuilt } from './whenAllBuilt.mjs';

const at = temporaryFolder();

/** A build of one file, which says what it is given. */
async function config(name, code = `export const name = '${name}'; alert(name);`) {
  await writeFile(at(`${name}.js`), code);
  return {
    name,
    mode: 'production',
    context: at(),
    entry: `./${name}.js`,
    output: { path: at('dist'), filename: `${name}.js` },
  };
}

it('the last step runs once, when the files of every build are there', async () => {
  const found = [];
  const complete = jest.fn(async () => {
    for (const name of ['one', 'two'])
      found.push((await readFile(at('dist', `${name}.js`), 'utf8')).length > 0);
  });
  await run(webpack, whenAllBuilt([await config('one'), await config('two')], complete));
  expect(complete).toHaveBeenCalledTimes(1);
  expect(found).toEqual([true, true]);
});

it('each build waits for the one before', async () => {
  const [first, second] = whenAllBuilt([await config('one'), await config('two')]);
  expect(first.dependencies).toEqual([]);
  expect(second.dependencies).toEqual(['one']);
});

it.each([
  ['an error', 'import "./missing.js";', /does not build/],
  ['a warning', 'import { nothing } from "./one.js"; alert(nothing);', /does not build/],
])('%s in one build keeps the last step from running', async (_, code, reason) => {
  const complete = jest.fn();
  const configs = [await config('one'), await config('two', code)];
  await expect(run(webpack, whenAllBuilt(configs, complete))).rejects.toThrow(reason);
  expect(complete).not.toHaveBeenCalled();
});

it('an error of the last step fails the build', async () => {
  const configs = whenAllBuilt([await config('one')], () => Promise.reject(new Error('No release.')));
  await expect(run(webpack, configs)).rejects.toThrow('No release.');
});
