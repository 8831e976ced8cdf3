import { jestPreset } from '@venue/shared/tooling/jestPreset';

export default jestPreset('admin-console');
