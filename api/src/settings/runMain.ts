import { isExpected } from './expectedError';

/** Runs a program. A failure that a person can mend is one line. */
export function runMain(work: () => Promise<void>) {
  work().catch((error: unknown) => {
    console.error(isExpected(error) ? error.message : error);
    process.exit(1);
  });
}
