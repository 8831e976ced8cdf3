// Measures the API, and keeps the result for `npm run measure`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepResult } from '@venue/platform/measurements/keepResult';
import { runScript } from '@venue/platform/processes/runScript';

const folder = mkdtempSync(path.join(os.tmpdir(), 'api-bench-'));
const file = path.join(folder, 'api.json');
const isMeasured = await runScript(fileURLToPath(new URL('command.mjs', import.meta.url)), [
  'bench',
  '--to',
  file,
]);
if (isMeasured)
  keepResult('api', {
    title: 'The API',
    about: 'The first four calls over 8 connections, the others over one.',
    ...JSON.parse(readFileSync(file, 'utf8')),
  });
rmSync(folder, { recursive: true, force: true });
process.exitCode = isMeasured ? 0 : 1;
