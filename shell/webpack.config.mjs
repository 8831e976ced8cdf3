import { defineShell } from '@venue/shared/tooling/build/deployment';

export default defineShell('shell');
