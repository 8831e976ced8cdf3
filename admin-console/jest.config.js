import { jestPreset } from '../shared/tooling/jest-preset.mjs';

export default jestPreset('admin-console');
