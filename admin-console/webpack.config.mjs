import { defineRemote } from '@venue/shared/tooling/build/deployment';

export default defineRemote('admin-console', { prerendered: false, callsApi: true });
