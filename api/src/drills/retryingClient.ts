import { randomUUID } from 'node:crypto';
import { type Call, createCall } from '../testing/call';
import { documentOf } from '../testing/documents';

const CREATE = documentOf('createReservation');
const PAUSE_MS = 50;
const MOST_TRIES = 2400;

/** What happened: answered, with its id; refused outright; or unknown, to be tried again with the same key. */
async function attempt(call: Call, token: string, name: string, key: string) {
  const input = { date: '2030-05-10', time: '19:30', guests: 2, name, phone: '+254 700' };
  try {
    const { data, errors, status } = await call(CREATE, { input }, { token, key });
    const created = data?.createReservation as { id: string } | null | undefined;
    if (created) return created.id;
    if (status < 500) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return null;
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Refused')) throw error;
    return null;
  }
}

/**
 * Clients that write one reservation after another, and repeat one without an answer by its key until it has one.
 * @param urlNow Where the server is at present.
 */
export function startClients(count: number, urlNow: () => string, token: string) {
  let isStopping = false;
  /** Ids by the name that was acknowledged under them. */
  const acknowledged = new Map<string, string>();
  let retries = 0;

  async function work(client: number) {
    for (let number = 1; !isStopping; number += 1) {
      const [name, key] = [`client ${client} write ${number}`, randomUUID()];
      let id = await attempt(createCall(urlNow()), token, name, key);
      for (let tries = 1; id === null; tries += 1) {
        if (tries > MOST_TRIES) throw new Error('The server does not come back.');
        retries += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        id = await attempt(createCall(urlNow()), token, name, key);
      }
      acknowledged.set(name, id);
    }
  }

  const clients = Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  return {
    acknowledged,
    retries: () => retries,
    /** Waits until each client has the answer to its last write. */
    async stop() {
      isStopping = true;
      await clients;
    },
  };
}

/** Names, ids and statuses of the reservations that a server holds, of those written by clients only. */
export async function storedNames(url: string, token: string) {
  const { data } = await createCall(url)(documentOf('reservations'), {}, { token });
  const rows = data?.reservations as { id: string; name: string | null; status: string }[];
  return rows.flatMap(({ id, name, status }) =>
    name?.startsWith('client ') ? [[name, id, status] as const] : [],
  );
}
