// The server with watching: built again after each change, and started again after each build.
import { spawn } from 'node:child_process';
import { watchApi } from './build.mjs';

const GRACE_MS = 12_000;

await watchApi();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dist/server.js'], {
  cwd: new URL('.', import.meta.url),
  stdio: 'inherit',
});
server.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), GRACE_MS).unref();
  });
