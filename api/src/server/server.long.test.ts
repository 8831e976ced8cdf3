import { sql } from 'drizzle-orm';
import { openPostgres } from '../database/postgres';
import { createCall } from '../testing/call';
import { documentOf } from '../testing/documents';
import { seeded, startServerProcess, temporaryFolder } from '../testing/processes';
import { runInProcess } from '../testing/runInProcess';
import { describeOnPostgres } from '../testing/describeOnDatabase';
import { createPostgresDatabase } from '../testing/testDatabase';

const SIGN_IN = documentOf('signIn');
const TEST_ADMIN = { email: 'admin@example.com', password: 'admin123' };

const inFolder = temporaryFolder();

describe('the server as a process beside others', () => {
  it('refuses a folder or a port that another process uses, each in one sentence', async () => {
    const environment = { API_DATA: await seeded(inFolder('one')) };
    const first = await startServerProcess(environment);
    const second = await startServerProcess(environment);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^Another process \(\d+\) uses the database in .* Stop it first/);
    expect((await runInProcess(['seed'], environment)).output).toMatch(/^Another process/);

    const { port } = new URL(first.url);
    const third = await startServerProcess({ API_DATA: await seeded(inFolder('other')), PORT: port });
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain(`Port ${port} is in use.`);
    expect((await createCall(first.url)(documentOf('events'))).errors).toEqual([]);
    await first.end('SIGTERM');
  });
});

describeOnPostgres('the server in production, on PostgreSQL', () => {
  const production = async (extra: Record<string, string> = {}) => ({
    NODE_ENV: 'production',
    CORS_ORIGINS: 'https://www.example.com',
    DATABASE_URL: await createPostgresDatabase(),
    ...extra,
  });
  const ADMIN = { email: 'owner@example.com', password: 'a good long one' };
  const WITH_ADMIN = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

  it('does not start without an administrator, and starts with the one of the environment', async () => {
    const environment = await production();
    const refused = await startServerProcess(environment);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^No administrator exists: run "npm run -w api admin -- create"/);

    const server = await startServerProcess({ ...environment, ...WITH_ADMIN });
    const call = createCall(server.url);
    const token = String((await call(SIGN_IN, ADMIN)).data?.signIn);
    const answer = await call(documentOf('reservations'), {}, { token });
    expect(answer.data).toEqual({ reservations: [] });
    expect((await call(SIGN_IN, TEST_ADMIN)).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await server.end('SIGTERM');
  });

  it('says what to do when the administrator of the environment exists and is disabled', async () => {
    const environment = await production();
    const account = ['--email', ADMIN.email];
    await runInProcess(
      ['admin', 'create', ...account, '--role', 'customer'],
      environment,
      'a good long one\n',
    );
    const start = async () => {
      const server = await startServerProcess({ ...environment, ...WITH_ADMIN });
      expect(await server.ended).toBe(1);
      return server.output();
    };
    expect(await start()).toContain('exists and is no administrator. Run "npm run -w api admin -- role');
    await runInProcess(['admin', 'disable', ...account], environment);
    expect(await start()).toContain('exists and is disabled. Run "npm run -w api admin -- enable');
    await runInProcess(['admin', 'role', ...account, '--role', 'admin'], environment);
    await runInProcess(['admin', 'enable', ...account], environment);
    const server = await startServerProcess({ ...environment, ...WITH_ADMIN });
    await server.end('SIGTERM');
  });

  it('gives a statement up before the console gives up its call', async () => {
    const { db, close } = await openPostgres(await createPostgresDatabase());
    const began = Date.now();
    await expect(db.execute(sql`select pg_sleep(60)`)).rejects.toThrow();
    expect(Date.now() - began).toBeLessThan(5000);
    await close();
  });

  it('lets no test account in that a database brought along from development', async () => {
    const environment = await production(WITH_ADMIN);
    await runInProcess(['seed'], { DATABASE_URL: environment.DATABASE_URL });
    const server = await startServerProcess(environment);
    const answer = await createCall(server.url)(SIGN_IN, TEST_ADMIN);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await server.end('SIGTERM');
  });
});
