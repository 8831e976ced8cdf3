import { jestPreset } from './tooling/testing/jestPreset.mjs';

export default jestPreset('shared');
