import { defineShell } from '@venue/shared/tooling/webpack/deployment';

export default defineShell('shell');
