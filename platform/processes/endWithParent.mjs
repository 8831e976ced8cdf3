/** Imported, it ends this process soon after the one that started it is gone, however that one ended. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PERIOD_MS = 250;

/** The name of a process and the number of the one that started it. */
function processInfo(id) {
  const line =
    process.platform === 'linux'
      ? readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S (\d+).*$/s, '$2 $1')
      : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(id)], { encoding: 'utf8' }).trim();
  const [, parent, name] = /^(\d+) (.*)$/.exec(line) ?? [];
  return { parent: Number(parent), name };
}

/** npm runs a script in a shell, which stays when npm is gone: npm itself has to be watched. */
function npmBehindShell() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return null;
  const { parent, name } = processInfo(process.ppid);
  return /(^|\/)-?(ba|da|a|z|k)?sh$/.test(name ?? '') ? parent : null;
}

const parent = process.ppid;
const watched = [parent, npmBehindShell()].filter((id) => id > 0);

function isGone(id) {
  try {
    return !process.kill(id, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

setInterval(() => {
  // An orphan is given another parent, except on Windows.
  if (process.ppid !== parent || watched.some(isGone)) process.exit(1);
}, PERIOD_MS).unref();
