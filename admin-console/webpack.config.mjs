import { defineRemote } from '@venue/shared/tooling/webpack/deployment';

export default defineRemote('admin-console', { prerendered: false, callsApi: true });
