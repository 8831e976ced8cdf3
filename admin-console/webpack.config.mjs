import { defineRemote } from '@venue/platform/build/deployment';

export default defineRemote('admin-console', { prerendered: false, callsApi: true });
