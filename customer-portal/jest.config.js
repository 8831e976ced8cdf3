import { jestPreset } from '@venue/shared/tooling/jestPreset';

export default jestPreset('customer-portal');
