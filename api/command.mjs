// Runs a command of the server: node command.mjs <name> [options].
import { existsSync } from 'node:fs';
import { buildApi } from './build.mjs';

if (process.env.NODE_ENV !== 'production') await buildApi();
if (existsSync(new URL('dist/command.js', import.meta.url))) await import('./dist/command.js');
else {
  console.error('The server is not built: run "npm run -w api build" first.');
  process.exitCode = 1;
}
