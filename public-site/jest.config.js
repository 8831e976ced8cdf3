import { jestPreset } from '../shared/tooling/jest-preset.mjs';

export default jestPreset('public-site');
