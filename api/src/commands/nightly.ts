import { spawn } from 'node:child_process';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { isNightlyName, isOfLaterSchema, readBackup, rowsIn } from '../database/backupFile';
import type { Database } from '../database/database';
import { importRows } from '../database/importRows';
import { ownMigrations } from '../database/ownMigrations';
import { overPglite } from '../database/pglite';
import { openPostgres } from '../database/postgres';
import { preparedDatabase } from '../database/preparedDatabase';
import { createLog } from '../server/log';
import { writeBackup } from './backup';
import { type Command, needed } from './runCommand';
import { commandSettings, withUnmigrated } from './withDatabase';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const LOOK_EVERY_MS = 600_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Runs work on an empty database of its own: beside the one of the settings on its server, else in memory. */
async function inEmptyDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl } = commandSettings();
  if (databaseUrl === undefined) {
    const client = await PGlite.create({ loadDataDir: preparedDatabase() });
    await client.exec(`set timezone = 'UTC'`);
    const { db, close } = overPglite(client, {}, () => client.close());
    return work(db).finally(close);
  }
  const url = new URL(databaseUrl);
  const name = `${url.pathname.slice(1)}_trial`;
  url.pathname = `/${name}`;
  return withUnmigrated(async ({ db }) => {
    // One may have stayed behind when its process was killed.
    await db.execute(sql`drop database if exists ${sql.identifier(name)}`);
    await db.execute(sql`create database ${sql.identifier(name)}`);
    const trial = await openPostgres(url.href);
    try {
      let result: Value | undefined;
      await trial.exclusively(async (empty) => {
        result = await work(empty);
      });
      return result as Value; // the work has ended without an error
    } finally {
      await trial.close();
      await db.execute(sql`drop database ${sql.identifier(name)}`);
    }
  });
}

/**
 * Restores a backup into an empty database, which throws where the two differ. One of a later schema, as after a rollback
 * past a migration, is read to its end: only that later version can restore it.
 */
async function tryOut(file: string): Promise<number> {
  const own = ownMigrations();
  const { header, checksum, rows } = await readBackup(file);
  if (isOfLaterSchema(header, own)) {
    console.error('The schema is of a later version, so the backup was read and not tried out.');
    return rows;
  }
  return inEmptyDatabase((db) => importRows(db, { header, checksum, rows: rowsIn(file) }, own));
}

/**
 * Makes the backup of a day where there is none, tries it out, and removes those that are too old.
 * @returns How many rows it has; null where it was there already.
 */
async function backUpOnce(folder: string, now: number): Promise<number | null> {
  const names = (await readdir(folder)).filter(isNightlyName);
  if (names.includes(dayOf(now))) return null;
  const next = path.join(folder, 'next');
  await writeBackup(next);
  const rows = await tryOut(next);
  // Only what has been restored has the name of a backup.
  await rename(next, path.join(folder, dayOf(now)));
  const oldest = dayOf(now - KEPT_DAYS * DAY_MS);
  for (const name of names) if (name < oldest) await rm(path.join(folder, name));
  return rows;
}

/** Runs a command in a process of its own, which gives back its memory as it ends. */
const inProcess = (args: string[]) =>
  new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [process.argv[1] ?? '', ...args], { stdio: 'inherit' });
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });

export const nightly: Command = {
  help: `
Makes a backup each day as it begins in UTC, 3 o'clock in Nairobi, and tries it out by restoring it into an empty database
beside the one of the server, for which the database's user needs the right to create one, or in memory where the database
is the embedded one. The file is named after the day; what is older than ${KEPT_DAYS} days is removed. A backup that fails is tried again after 10 minutes.

  npm run -w api nightly -- --in /srv/backups          goes on until it is stopped
  npm run -w api nightly -- --in /srv/backups --once   makes that of today, if there is none`,
  options: { in: { type: 'string' }, once: { type: 'boolean' } },
  async run(values) {
    const folder = needed(values, 'in');
    const log = createLog((line) => console.log(line.trimEnd()));
    if (values.once) {
      const rows = await backUpOnce(folder, Date.now());
      if (rows !== null) log('info', 'backup', { day: dayOf(Date.now()), rows });
      return;
    }
    const stopped = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());
    while (!stopped.signal.aborted) {
      const code = await inProcess(['nightly', '--in', folder, '--once']);
      if (code !== 0) log('error', 'backup failed', { code });
      await pause(LOOK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  },
};
