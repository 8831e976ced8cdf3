import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCall } from '../testing/call';
import { documentOf } from '../testing/documents';
import { seeded, startServerProcess, temporaryFolder } from '../testing/processes';
import { runInProcess } from '../testing/runInProcess';
import { createPostgresDatabase, DATABASES, type DatabaseKind } from '../testing/testDatabase';
import { commands } from './commands';

const inFolder = temporaryFolder();

let made = 0;
/** The environment of a new database; the embedded one has the sample data, which is put in once only. */
const newDatabase = async (kind: DatabaseKind): Promise<Record<string, string>> =>
  kind === 'PGlite'
    ? { API_DATA: await seeded(inFolder(`data${(made += 1)}`)) }
    : { DATABASE_URL: await createPostgresDatabase() };

/** PostgreSQL where it is installed, since a command opens it in a moment; the journeys of a backup go over both. */
const QUICKEST = DATABASES.at(-1) ?? 'PGlite';

const checksumIn = (output: string) => /checksum (\w{64})/.exec(output)?.[1];

describe('the commands of the API', () => {
  it.each(Object.keys(commands))('%s explains itself with --help', async (name) => {
    const { code, output } = await runInProcess([name, '--help'], {});
    expect(output).toContain(`npm run -w api ${name}`);
    expect(code).toBe(0);
  });

  it.each([
    [[], /^Commands: migrate, seed, admin, backup, nightly, restore/],
    [['backup'], /^--to is missing\. See --help\.$/],
    [['restore', '--from', 'nowhere'], /^There is no file nowhere\.$/m],
    [['seed', '--now'], /See "npm run -w api seed -- --help"/],
    [['admin', 'promote'], /^Say what to do: list, create, disable/],
  ])('the arguments %p are refused with one sentence', async (args, sentence) => {
    const { code, output } = await runInProcess(args, {});
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  });

  const journeys = DATABASES.map((from) => [from, DATABASES.find((to) => to !== from) ?? from] as const);
  it.each(journeys)(
    'a backup of %s restored on %s has the same checksum, and new records go on after the last',
    async (from, to) => {
      const source = await newDatabase(from);
      await runInProcess(['seed'], source);
      const file = inFolder(`${from}-${to}.backup`);
      const made = await runInProcess(['backup', '--to', file], source);
      expect(made.code).toBe(0);
      expect((await stat(file)).mode & 0o077).toBe(0);

      const target = await newDatabase(to);
      const restored = await runInProcess(['restore', '--from', file, '--replace'], target);
      expect(restored.output).toBe(made.output);
      const again = await runInProcess(['backup', '--to', `${file}.again`], target);
      expect(checksumIn(again.output)).toBe(checksumIn(made.output));

      const server = await startServerProcess(target);
      const call = createCall(server.url);
      const signIn = await call(documentOf('signIn'), { email: 'admin@example.com', password: 'admin123' });
      const token = String(signIn.data?.signIn);
      const input = { date: '2030-01-01', time: '12:00', guests: 2, name: 'A', phone: '1' };
      const created = await call(documentOf('createReservation'), { input }, { token });
      expect(created.data).toMatchObject({ createReservation: { id: 'RES-011' } });
      await server.end('SIGTERM');
    },
  );

  it('nightly makes the backup of a day once, tries it out and removes old ones', async () => {
    const database = await newDatabase(QUICKEST);
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

  it('nightly gives no file the name of a backup that could not be made', async () => {
    const folder = inFolder('in-vain');
    await mkdir(folder);
    const { code, output } = await runInProcess(['nightly', '--in', folder, '--once'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect([code, output]).toEqual([1, expect.stringContaining("can't be used")]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('a backup that was cut off or altered is refused, and nothing is changed', async () => {
    const database = await newDatabase(QUICKEST);
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
    const database = await newDatabase(QUICKEST);
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
      '--role must be admin or customer.',
    );
    expect((await admin('role', '', '--role', 'customer')).code).toBe(0);
    expect((await admin('password', 'another good one\n')).code).toBe(0);
    expect((await admin('list')).output).toMatch(/achieng@example.com {2}Achieng {2}customer$/m);
  });
});
