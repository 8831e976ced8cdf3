import { mkdir, readdir } from 'node:fs/promises';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { BACKUP_TABLES, TRANSIENT_TABLES } from '../database/backupFormat';
import * as tables from '../database/tables';
import { backupJourney } from '../testing/backupJourney';
import { temporaryFolder } from '../testing/processes';
import { runInProcess } from '../testing/runInProcess';
import { commands } from './commands';

const inFolder = temporaryFolder();

describe('the commands of the API', () => {
  it.each(Object.keys(commands))('%s explains itself with --help', async (name) => {
    const { code, output } = await runInProcess([name, '--help'], {});
    expect(output).toContain(`npm run -w api ${name}`);
    expect(code).toBe(0);
  });

  it.each([
    [[], /^Commands: migrate, seed, admin, guest, undelete, backup, nightly, restore/],
    [['backup'], /^--to is missing\. See --help\.$/],
    [['restore', '--from', 'nowhere'], /^There is no file nowhere\.$/m],
    [['seed', '--now'], /See "npm run -w api seed -- --help"/],
    [['admin', 'promote'], /^Say what to do: list, create, disable/],
  ])('the arguments %p are refused with one sentence', async (args, sentence) => {
    const { code, output } = await runInProcess(args, {});
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('a backup holds every table but those that are named as left out', () => {
    const all = Object.values(tables).filter((table) => is(table, PgTable));
    expect([...Object.keys(BACKUP_TABLES), ...TRANSIENT_TABLES].sort()).toEqual(
      all.map((table) => getTableName(table)).sort(),
    );
  });

  it('a backup restored elsewhere has the same checksum, and new records go on after the last', () =>
    backupJourney('PGlite', 'PGlite', inFolder));

  it('nightly gives no file the name of a backup that could not be made', async () => {
    const folder = inFolder('in-vain');
    await mkdir(folder);
    const { code, output } = await runInProcess(['nightly', '--in', folder, '--once'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect([code, output]).toEqual([1, expect.stringContaining("can't be used")]);
    expect(await readdir(folder)).toEqual([]);
  });
});
