import { jestPreset } from '@venue/platform/testing/jestPreset';

export default jestPreset('shared');
