import { jestPreset } from '@venue/shared/tooling/jestPreset';

export default {
  ...jestPreset('api'),
  testEnvironment: '<rootDir>/jestEnvironment.cjs',
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/src/testing/pgliteOutsideOfSandbox.cjs' },
  setupFilesAfterEnv: [],
  // Databases and processes take their time on a busy machine; the whole drills take hours.
  testTimeout: process.env.SOAK ? 3_600_000 : 60_000,
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
};
