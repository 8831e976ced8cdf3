import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type DatabaseOptions, type OpenDatabase, statementLogger } from './database';
import { lockFolder } from './folderLock';
import { preparedDatabase } from './preparedDatabase';

export function overPglite(
  client: PGlite,
  options: DatabaseOptions,
  close: () => Promise<void>,
): OpenDatabase {
  const db = drizzle(client, { logger: statementLogger(options) });
  return {
    db,
    kind: 'PGlite',
    exclusively: (work) => work(db),
    // The folder is locked.
    isUsedByOthers: () => Promise.resolve(false),
    close,
  };
}

/**
 * The embedded database in a folder, which one process at a time may open. A first start that was cut short leaves no
 * mark of completion, and is repeated; what is there without the mark is set aside.
 */
export async function openPglite(folder: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const data = path.join(folder, 'database');
    const complete = path.join(folder, 'complete');
    const isFirst = !existsSync(complete);
    if (isFirst && existsSync(data)) {
      const aside = `${data}.unfinished`;
      await rm(aside, { recursive: true, force: true });
      await rename(data, aside);
    }
    const client = await PGlite.create(data, isFirst ? { loadDataDir: preparedDatabase() } : {});
    await client.exec(`set timezone = 'UTC'`);
    if (isFirst) await writeFile(complete, '');
    return overPglite(client, options, async () => {
      await client.close();
      await unlock();
    });
  } catch (error) {
    await unlock();
    throw error;
  }
}
