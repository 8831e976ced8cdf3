import { readFile, utimes, writeFile } from 'node:fs/promises';
import webpack from 'webpack';
import { temporaryFolder } from '../testing/temporaryFolder.mjs';
import { run } from './build.mjs';
import { OPTIMIZATION } from './base.mjs';
import { browserConfig } from './browserConfig.mjs';
import { nodeConfig } from './otherConfigs.mjs';

const at = temporaryFolder();

it('a build goes by a constant that was changed since the last one', async () => {
  const build = async (price) => {
    await writeFile(at('price.js'), `export const PRICE = ${price};`);
    await writeFile(at('index.js'), "import { PRICE } from './price.js'; console.log('price', PRICE);");
    // Older than what webpack takes for too young to keep.
    for (const file of ['price.js', 'index.js']) await utimes(at(file), price, price);
    await run(webpack, {
      mode: 'production',
      context: at(),
      entry: './index.js',
      output: { path: at('dist'), filename: 'main.js' },
      optimization: { ...OPTIMIZATION, concatenateModules: false },
      cache: { type: 'filesystem', cacheDirectory: at('cache') },
    });
    return readFile(at('dist/main.js'), 'utf8');
  };
  expect(await build(250)).toContain('250');
  const again = await build(260);
  expect(again).toContain('260');
  expect(again).not.toContain('250');
});

it.each([
  ['browsers', browserConfig('public-site')],
  ['Node', nodeConfig('public-site', 'dist')],
])('the builds for %s do', (_, { optimization }) => {
  expect(optimization).toMatchObject(OPTIMIZATION);
});
