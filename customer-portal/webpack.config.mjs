import { defineRemote } from '@venue/platform/build/deployment';

export default defineRemote('customer-portal', { prerendered: true });
