import { spawn } from 'node:child_process';

/** Starts a script of Node's, and waits until it says that it is ready. */
export async function startCommand(script: string, words: string[], ready: string) {
  const child = spawn(process.execPath, [script, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes(ready)) resolve();
      });
    void ended.then(() => reject(new Error(`${script} has ended:\n${output}`)));
  });
  return {
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
