import { fileURLToPath } from 'node:url';
import { librariesMapper } from './testLibraries.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Tests that are not needed before each commit. `npm run test:all` runs them too. */
const LONG = '\\.long\\.test\\.';

/**
 * The jest configuration of every workspace: TypeScript through SWC, a page for components alone.
 * @param {string} workspace Folder name, printed beside each test file.
 */
export function jestPreset(workspace) {
  return {
    displayName: workspace,
    testEnvironment: here('./jestEnvironment.mjs'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_ALL ? [] : [LONG])],
    moduleNameMapper: librariesMapper(),
    setupFilesAfterEnv: [here('./jestSetup.cjs')],
    transform: {
      '^.+\\.(tsx?|mjs)$': [
        '@swc/jest',
        {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
          module: { type: 'commonjs' },
        },
      ],
    },
  };
}
