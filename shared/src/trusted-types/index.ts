export { createPagePolicy, POLICY_NAME } from './createPagePolicy';
export { pagePolicy } from './pagePolicy';
