import { remotes } from '../remotes/remotes.mjs';

try {
  console.log(await remotes(process.argv.slice(2)));
} catch (error) {
  console.error(`${error.message}\nNothing was changed; the site stays as it was.`);
  process.exitCode = 1;
}
