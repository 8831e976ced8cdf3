import { defineRemote } from '@venue/shared/tooling/webpack/deployment';

export default defineRemote('public-site', { prerendered: true });
