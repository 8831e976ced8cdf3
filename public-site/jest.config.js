import { jestPreset } from '@venue/shared/tooling/jestPreset';

export default jestPreset('public-site');
