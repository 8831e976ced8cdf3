import { jestPreset } from './tooling/jestPreset.mjs';

export default jestPreset('shared');
