import { jestPreset } from '@venue/shared/tooling/jest-preset';

export default jestPreset('customer-portal');
