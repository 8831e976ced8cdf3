import { jestPreset } from './testing/jestPreset.mjs';

export default { ...jestPreset('platform'), testMatch: ['<rootDir>/**/*.test.mjs'] };
