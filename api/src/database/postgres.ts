import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type DatabaseOptions, type OpenDatabase, statementLogger } from './database';

/** Any number that no other program on the same database uses. */
const LOCK = 4_000_415;

/** The connections of this process, and of all processes of this program. */
const OWN = `venue-${randomUUID()}`;
const ALL = 'venue-%';

const POOL = {
  application_name: OWN,
  max: 10,
  connectionTimeoutMillis: 4000,
  idleTimeoutMillis: 30_000,
  // A statement that takes longer than the console waits for its answer (5 s) is given up, by the server and, where that
  // is gone, by the client.
  statement_timeout: 4500,
  query_timeout: 6000,
  keepAlive: true,
  idle_in_transaction_session_timeout: 15_000,
  options: '-c timezone=UTC',
};

export async function openPostgres(url: string, options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, ...POOL });
  // A connection that breaks, idle or in use, is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));

  async function exclusively(work: (db: OpenDatabase['db']) => Promise<void>) {
    // A connection of its own: the lock belongs to it, and long migrations have no time limit.
    const { options: session, application_name } = POOL;
    const client = new pg.Client({ connectionString: url, options: session, application_name });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const db = drizzle(client, { logger: statementLogger(options) });
      await db.execute(sql`select pg_advisory_lock(${LOCK})`);
      await work(db);
    } finally {
      await client.end();
    }
  }

  const logged = { logger: statementLogger(options) };
  const db = drizzle(pool, logged);
  // Drizzle's own keeps a connection for ever whose `begin` failed, and gives back one whose `rollback` did (its issue 6114).
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let refused: unknown;
    let isBroken = false;
    try {
      return await drizzle(client, logged).transaction(
        (tx) =>
          work(tx).catch((error: unknown) => {
            refused = error;
            throw error;
          }),
        config,
      );
    } catch (error) {
      isBroken = error !== refused;
      throw refused ?? error;
    } finally {
      client.release(isBroken);
    }
  };

  return {
    db,
    kind: 'PostgreSQL',
    exclusively,
    async isUsedByOthers() {
      const others = await pool.query(
        `select from pg_stat_activity where datname = current_database()
          and application_name like $1 and application_name <> $2`,
        [ALL, OWN],
      );
      return others.rowCount !== 0;
    },
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
