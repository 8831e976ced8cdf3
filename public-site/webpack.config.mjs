import { defineRemote } from '@venue/platform/build/deployment';

export default defineRemote('public-site', { prerendered: true });
