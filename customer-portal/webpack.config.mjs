import { defineRemote } from '@venue/shared/tooling/build/deployment';

export default defineRemote('customer-portal', { prerendered: true });
