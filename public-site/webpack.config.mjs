import { defineRemote } from '@venue/shared/tooling/build/deployment';

export default defineRemote('public-site', { prerendered: true });
