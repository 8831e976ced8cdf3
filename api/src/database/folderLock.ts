import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../settings/expectedError';

/** How long a process may take to replace the lock of one that died. */
const TAKE_OVER_MS = 10_000;

interface Owner {
  pid: number;
  startedAt: string;
  /** A container sees no processes of another. */
  host: string;
}

/** When a process started, since its number is used again later. Empty where the system does not tell. */
async function startOf(pid: number) {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

async function isRunning({ pid, startedAt, host }: Owner) {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return (await startOf(pid)) === startedAt;
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return { host: hostname(), ...(value as Omit<Owner, 'host'>) }; // written below, by earlier versions without a host
  } catch {
    return null;
  }
}

/** The file appears with its content, or it was there already. */
async function tryToWrite(file: string) {
  const draft = `${file}.${process.pid}`;
  const startedAt = await startOf(process.pid);
  const owner: Owner = { pid: process.pid, startedAt, host: hostname() };
  await writeFile(draft, JSON.stringify(owner));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Runs `work` while no other process replaces the lock. */
async function takingOver(folder: string, work: () => Promise<void>) {
  const mark = path.join(folder, 'lock.taking-over');
  const age = await stat(mark).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  if (age > TAKE_OVER_MS) await rm(mark, { recursive: true, force: true });
  await mkdir(mark);
  try {
    await work();
  } finally {
    await rm(mark, { recursive: true, force: true });
  }
}

/**
 * Makes this process the only one that uses the folder. PGlite takes no lock, and two processes on one folder would
 * lose each other's writes without a word.
 * @returns Gives the folder free again.
 */
export async function lockFolder(folder: string) {
  const file = path.join(folder, 'lock');
  const refuse = (owner: Owner | null): never => {
    if (owner && owner.host !== hostname())
      throw new ExpectedError(
        `A process on ${owner.host} (${owner.pid}) uses the database in ${folder}. Stop it first or, if it does not run any more, remove ${file}.`,
      );
    throw new ExpectedError(
      `Another process${owner ? ` (${owner.pid})` : ''} uses the database in ${folder}. Stop it first, or set API_DATA to another folder.`,
    );
  };
  if (!(await tryToWrite(file))) {
    const owner = await readOwner(file);
    if (owner && (await isRunning(owner))) refuse(owner);
    await takingOver(folder, async () => {
      const present = await readOwner(file);
      if (present && (await isRunning(present))) refuse(present);
      await rm(file, { force: true });
      if (!(await tryToWrite(file))) refuse(null);
    }).catch((error: unknown) => {
      if (error instanceof ExpectedError) throw error;
      refuse(null);
    });
  }
  return () => rm(file, { force: true });
}
