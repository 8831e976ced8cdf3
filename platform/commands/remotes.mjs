import { JudgementError } from '../remotes/judge.mjs';
import { remotes } from '../remotes/remotes.mjs';

try {
  console.log(await remotes(process.argv.slice(2)));
} catch (error) {
  const isUnchanged = !(error instanceof JudgementError);
  console.error(error.message + (isUnchanged ? '\nNothing was changed; the site stays as it was.' : ''));
  process.exitCode = 1;
}
