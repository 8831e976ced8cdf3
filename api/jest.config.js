import { jestPreset } from '@venue/platform/testing/jestPreset';

export default {
  ...jestPreset('api'),
  testEnvironment: '<rootDir>/jestEnvironment.cjs',
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/src/testing/pgliteOutsideOfSandbox.cjs' },
  setupFilesAfterEnv: ['<rootDir>/jestSetup.cjs'],
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
};
