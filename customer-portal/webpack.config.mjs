import { defineRemote } from '@venue/shared/tooling/webpack/deployment';

export default defineRemote('customer-portal', { prerendered: true });
