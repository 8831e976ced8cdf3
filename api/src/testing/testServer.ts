import { eq, sql } from 'drizzle-orm';
import { createAccount, createTestAccounts } from '../auth/accounts';
import { startSession } from '../auth/sessions';
import { type Role, roleOf, users } from '../auth/userTables';
import { seedSamples } from '../database/seed';
import { createLog } from '../server/log';
import { startServer } from '../server/startServer';
import type { Settings } from '../settings/settings';
import { type CallOptions, createCall } from './call';
import { documentOf } from './documents';
import { type DatabaseKind, openTestDatabase } from './testDatabase';
import { testSettings } from './testSettings';

/** The noon at which the sample data of the tests is made. */
const NOW = new Date('2026-11-22T09:00:00Z');

export const HOST = { email: 'baraka@example.com', name: 'Baraka', password: 'a good long one' };

/** A server over HTTP with the sample data and the two test accounts. */
export async function startTestServer(kind: DatabaseKind, changes: Partial<Settings> = {}) {
  const statements: string[] = [];
  const logged: string[] = [];
  const database = await openTestDatabase(kind, { onStatement: (text) => void statements.push(text) });
  const settings = testSettings(changes);
  const { db } = database;
  const log = createLog((line) => void logged.push(line));
  const { url, metricsUrl, stop } = await startServer(database, settings, log);

  async function reset() {
    await db.execute(
      sql`truncate events, reservations, stalls, users, rate_limits, idempotency_keys, seeds restart identity cascade`,
    );
    await createTestAccounts(db, settings.passwordCost);
    await seedSamples(db, NOW);
    statements.length = 0;
    logged.length = 0;
  }

  /** A token of the account with the role. A host's is made when it is wanted. */
  async function tokenOf(role: Role) {
    const find = () => db.select({ id: users.id }).from(users).where(eq(roleOf, role));
    if (role === 'host' && (await find()).length === 0)
      await createAccount(db, { ...HOST, role }, settings.passwordCost);
    return startSession(db, (await find())[0]?.id ?? 0);
  }

  const call = createCall(url);
  /** Calls an operation of the console, as an administrator unless the options say otherwise. */
  const asAdmin = async (operation: string, variables: object = {}, options: CallOptions = {}) =>
    call(documentOf(operation), variables, { token: await tokenOf('admin'), ...options });

  await reset();
  return {
    url,
    metricsUrl,
    database: kind,
    origin: new URL(url).origin,
    db,
    settings,
    statements,
    logged,
    reset,
    tokenOf,
    stop,
    call,
    asAdmin,
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;
