import { jestPreset } from '@venue/shared/tooling/testing/jestPreset';

export default jestPreset('admin-console');
