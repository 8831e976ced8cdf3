import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from '../database/database';
import type { Context, Person } from '../schema/context';
import { refusal } from '../schema/errors';
import { noteChange } from './history';
import { idempotencyKeys } from './idempotencyTable';
import type { Noted } from './versions';

/** How long a change can be repeated with its key. */
export const KEY_HOURS = 24;

const MAX_KEY = 200;

/** What a change led to: the value to answer with, and the version of the record it changed. Plain JSON. */
export interface Changed<Value> {
  value: Value;
  record?: Noted & { of: string };
}

/** What changing a record led to, as the schema shows the record. */
export function changedRecord<Found extends Noted>(of: string, value: Found | undefined): Changed<Found> {
  if (!value) throw new Error(`The statement returned no ${of}.`);
  return { value, record: { of, id: value.id, version: value.version, attended: value.attended } };
}

type Work<Value> = (tx: Database, person: Person) => Promise<Changed<Value>>;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function personOf({ caller }: Context) {
  if (caller.kind !== 'person') throw refusal('UNAUTHENTICATED', 'Sign in first.');
  return caller.person;
}

/** Claims the key for this transaction. A second call with it waits here until the first has ended. */
async function claim(tx: Database, userId: number, key: string, callHash: string) {
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, callHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { callHash, answer: null, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - ${KEY_HOURS} * interval '1 hour'`,
    })
    .returning({ key: idempotencyKeys.key });
  return claimed !== undefined;
}

async function withKey<Value>(tx: Database, person: Person, key: string, call: string, work: Work<Value>) {
  const [keyHash, callHash] = [hash(key), hash(call)];
  const isKey = and(eq(idempotencyKeys.userId, person.id), eq(idempotencyKeys.key, keyHash));
  if (await claim(tx, person.id, keyHash, callHash)) {
    const changed = await work(tx, person);
    await tx.update(idempotencyKeys).set({ answer: changed }).where(isKey);
    return changed;
  }
  const [known] = await tx.select().from(idempotencyKeys).where(isKey);
  if (known?.callHash !== callHash)
    throw refusal('BAD_USER_INPUT', 'This Idempotency-Key was used for another change.');
  return known.answer as Changed<Value>; // the same call, so the same kind of value
}

/**
 * Makes a change in one transaction. With an idempotency key it is made once: repeated, it is answered from the first
 * time (the contract in schema.graphql).
 */
export async function change<Value>(
  context: Context,
  info: GraphQLResolveInfo,
  args: unknown,
  work: Work<Value>,
): Promise<Value> {
  const person = personOf(context);
  const { db, idempotencyKey: key } = context;
  if (key && key.length > MAX_KEY)
    throw refusal('BAD_USER_INPUT', `An Idempotency-Key has at most ${MAX_KEY} characters.`);
  // Based on another version, or taking back a deletion, it is another change.
  const call = JSON.stringify([info.fieldName, args, context.ifMatch, context.undelete]);
  const noted: Work<Value> = async (tx) => {
    const changed = await work(tx, person);
    if (changed.record) await noteChange(tx, person, info.fieldName, args, changed.record);
    return changed;
  };
  const { value, record } = await db.transaction((tx) =>
    key ? withKey(tx, person, key, call, noted) : noted(tx, person),
  );
  if (record) context.versions.note(record.of, record);
  return value;
}
