import { defineShell } from '@venue/platform/build/deployment';

export default defineShell('shell');
