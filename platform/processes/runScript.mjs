import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../ports.mjs';

const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href;
/** Without a handler of our own for SIGHUP, `nohup` still works; the script then notices by itself. */
const PASSED_ON = ['SIGINT', 'SIGTERM'];
/** How long a program may take to end after a signal. */
const GRACE_MS = 8000;

/**
 * Passes signals to this process on to a child, and ends this process by the signal only when the child has ended.
 * @returns {Promise<number | null>} The exit code of a child that ended without such a signal.
 */
export function endAfter(child) {
  return new Promise((resolve, reject) => {
    let received;
    const passOn = (signal) => {
      received ??= signal;
      child.kill(signal);
      setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
    };
    const stopListening = () => PASSED_ON.forEach((signal) => process.off(signal, passOn));
    PASSED_ON.forEach((signal) => process.on(signal, passOn));
    child.once('error', (error) => {
      stopListening();
      reject(error);
    });
    child.once('exit', (code) => {
      stopListening();
      if (received) process.kill(process.pid, received);
      else resolve(code);
    });
  });
}

/**
 * Runs a program to its end in the repository's top folder. A signal to this process ends both, the program first.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
export const run = async (command, args, env = {}) =>
  (await endAfter(spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }))) ===
  0;

/** As `run`, for a script of Node's, which also ends when this process is killed outright. */
export const runScript = (file, args = [], env = {}) =>
  run(process.execPath, ['--import', END_WITH_PARENT, file, ...args], env);

/**
 * Runs the command line tool of an installed package. Without `npx` it works on Windows too, and no shell stands between.
 * @param {{ command?: string, env?: NodeJS.ProcessEnv }} [options] `command` where the package has several.
 */
export function runTool(name, args, { command = path.basename(name), env } = {}) {
  const folder = path.join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return runScript(path.join(folder, typeof bin === 'string' ? bin : bin[command]), args, env);
}
