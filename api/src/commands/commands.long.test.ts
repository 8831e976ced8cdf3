import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { backupJourney } from '../testing/backupJourney';
import { newDatabase } from '../testing/newDatabase';
import { temporaryFolder } from '../testing/processes';
import { runInProcess } from '../testing/runInProcess';
import { describeOnPostgres } from '../testing/describeOnDatabase';

const inFolder = temporaryFolder();

/** Where PostgreSQL is installed it is used, since a command opens it in a moment. */
const KIND = process.env.TEST_POSTGRES_URL ? 'PostgreSQL' : 'PGlite';

describeOnPostgres('a backup restored on another kind of database', () => {
  it.each([
    ['PGlite', 'PostgreSQL'],
    ['PostgreSQL', 'PGlite'],
  ] as const)(
    'a backup of %s restored on %s has the same checksum, and new records go on after the last',
    (from, to) => backupJourney(from, to, inFolder),
  );

  it('a restore is refused while a server uses the database, and waits for no other program', async () => {
    const database = await newDatabase('PostgreSQL', inFolder);
    await runInProcess(['seed'], database);
    await runInProcess(['backup', '--to', inFolder('in-use.backup')], database);
    const restore = () =>
      runInProcess(['restore', '--from', inFolder('in-use.backup'), '--replace'], database);
    const other = new pg.Client({
      ...{ connectionString: database.DATABASE_URL, application_name: 'venue-another' },
    });
    other.on('error', () => undefined);
    await other.connect();
    expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('Stop it first.') });
    await other.query(`set application_name = 'psql'; begin; lock table events`);
    await expect(restore()).rejects.toThrow(/lock timeout|Failed query: drop table/);
    await other.end();
    expect((await restore()).code).toBe(0);
  });
});

describe('the commands of the API on records', () => {
  it('nightly makes the backup of a day once, tries it out and removes old ones', async () => {
    const database = await newDatabase(KIND, inFolder);
    await runInProcess(['seed'], database);
    const folder = inFolder('nightly');
    await mkdir(folder);
    for (const name of ['2020-01-01', 'notes.txt']) await writeFile(path.join(folder, name), '');
    const today = new Date().toISOString().slice(0, 10);
    const once = () => runInProcess(['nightly', '--in', folder, '--once'], database);
    expect((await once()).output).toMatch(/"event":"backup",.*"rows":\d\d/);
    expect((await readdir(folder)).sort()).toEqual([today, 'notes.txt'].sort());
    expect((await stat(path.join(folder, today))).mode & 0o077).toBe(0);
    expect(await once()).toEqual({ code: 0, output: '' });
    const made = await runInProcess(['restore', '--from', path.join(folder, today), '--replace'], database);
    expect(made.code).toBe(0);
  });

  it('a backup that was cut off or altered is refused, and nothing is changed', async () => {
    const database = await newDatabase(KIND, inFolder);
    await runInProcess(['seed'], database);
    const file = inFolder('whole.backup');
    const { output } = await runInProcess(['backup', '--to', file], database);
    const text = await readFile(file, 'utf8');
    const damaged = {
      cut: text.slice(0, text.length / 2),
      'without its end': text.trimEnd().split('\n').slice(0, -1).join('\n'),
      altered: text.replace('Jazz', 'Jest'),
      other: '{"format":99}\n',
    };
    for (const content of Object.values(damaged)) {
      await writeFile(inFolder('damaged.backup'), content);
      const refused = await runInProcess(
        ['restore', '--from', inFolder('damaged.backup'), '--replace'],
        database,
      );
      expect(refused.code).toBe(1);
      expect(refused.output).toMatch(/is no backup|is damaged or was cut off/);
    }
    const after = await runInProcess(['backup', '--to', file], database);
    expect(after.output).toBe(output);
  });

  it('an administrator is made in production, disabled, enabled, and given another password', async () => {
    const database = await newDatabase(KIND, inFolder);
    const account = ['--email', 'achieng@example.com'];
    const admin = (action: string, input = '', ...more: string[]) =>
      runInProcess(['admin', action, ...(action === 'list' ? [] : account), ...more], database, input);

    expect((await admin('create', 'password\n')).output).toContain('one of the most used ones');
    expect((await admin('create', 'a good long one\n', '--name', 'Achieng')).code).toBe(0);
    expect((await admin('create', 'a good long one\n')).output).toContain('exists already');
    expect((await admin('list')).output).toContain('achieng@example.com  Achieng  admin');
    for (const loss of [admin('disable'), admin('role', '', '--role', 'customer')])
      expect(await loss).toMatchObject({
        code: 1,
        output: expect.stringContaining('This is the last administrator who can sign in.'),
      });
    await runInProcess(['admin', 'create', '--email', 'otieno@example.com'], database, 'another good one\n');
    expect((await admin('disable')).code).toBe(0);
    expect((await admin('list')).output).toContain('disabled');
    expect((await admin('enable')).code).toBe(0);
    expect((await admin('role', '', '--role', 'owner')).output).toContain(
      '--role must be admin, host, customer.',
    );
    expect((await admin('role', '', '--role', 'host')).code).toBe(0);
    expect((await admin('list')).output).toMatch(/achieng@example.com {2}Achieng {2}host$/m);
    expect((await admin('remove-second-factor')).code).toBe(0);
    expect((await admin('role', '', '--role', 'customer')).code).toBe(0);
    expect((await admin('password', 'another good one\n')).code).toBe(0);
    expect((await admin('list')).output).toMatch(/achieng@example.com {2}Achieng {2}customer$/m);
  });
});
