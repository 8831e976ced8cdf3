import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../testing/describeOnDatabase';
import { createPostgresDatabase } from '../testing/testDatabase';
import { openPostgres } from './postgres';

const MORE_THAN_CONNECTIONS = 11;

describeOnPostgres('a transaction whose connection breaks', () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  beforeEach(async () => {
    database = await openPostgres(await createPostgresDatabase());
  });
  afterEach(() => database.close());

  it.each([
    [
      'before it begins',
      ({ db }) => db.transaction(() => Promise.resolve(), { isolationLevel: 'none' as never }),
    ],
    [
      'while it works',
      ({ db }) => db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
    ],
  ] satisfies [string, (open: typeof database) => Promise<unknown>][])(
    '%s gives its connection back',
    async (_, breaking) => {
      for (let round = 0; round < MORE_THAN_CONNECTIONS; round += 1)
        await expect(breaking(database)).rejects.toThrow();
      await database.db.transaction((tx) => tx.execute(sql`select 1`));
      expect(database.pool?.()).toMatchObject({ used: 0, waiting: 0 });
    },
  );
});
