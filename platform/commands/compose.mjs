import { compose } from '../compose/compose.mjs';
import { TARGETS } from '../ports.mjs';
import { BrokenRegistry } from '../remotes/registryFile.mjs';

const [target = 'start'] = process.argv.slice(2);
try {
  if (!(target in TARGETS)) throw new Error(`Usage: compose.mjs [${Object.keys(TARGETS).join('|')}]`);
  await compose(target);
} catch (error) {
  console.error(`The site stays as it was. ${error instanceof BrokenRegistry ? error.message : error.stack}`);
  process.exitCode = 1;
}
