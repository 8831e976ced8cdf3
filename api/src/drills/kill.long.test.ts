import { createCall } from '../testing/call';
import { documentOf } from '../testing/documents';
import { type PostgresServer, startPostgres } from '@venue/platform/testing/postgres';
import { seeded, type ServerProcess, startServerProcess, temporaryFolder } from '../testing/processes';
import { describeOnPostgres } from '../testing/describeOnDatabase';
import { createPostgresDatabase } from '../testing/testDatabase';
import { startConsoles } from './consoles';
import { startClients, storedNames } from './retryingClient';
import { sized } from './size';

const ROUNDS = sized(1, 20);
const KILLS = sized(2, 20);
const CLIENTS = 6;
const MOST_WAITS = 10_000;

const inFolder = temporaryFolder();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Running {
  acknowledged: { size: number };
}

/** Until a few more writes were answered, and then a moment in the middle of the next, another one each round. */
async function someWrites({ acknowledged }: Running, round: number) {
  const enough = acknowledged.size + 5;
  for (let waits = 0; acknowledged.size < enough; waits += 1) {
    if (waits > MOST_WAITS) throw new Error('No write is answered any more.');
    await wait(5);
  }
  await wait((round * 37) % 60);
}

async function signIn(url: string) {
  const account = { email: 'admin@example.com', password: 'admin123' };
  return String((await createCall(url)(documentOf('signIn'), account)).data?.signIn);
}

/** Every acknowledged write is there, under the id it was acknowledged with, and none is there twice. */
async function expectNothingLost(url: string, token: string, clients: ReturnType<typeof startClients>) {
  await clients.stop();
  const stored = await storedNames(url, token);
  expect(clients.acknowledged.size).toBeGreaterThan(CLIENTS);
  expect(new Set(stored.map(([name]) => name)).size).toBe(stored.length);
  expect(new Map(stored.map(([name, id]) => [name, id]))).toEqual(clients.acknowledged);
}

/** Kills the server in the middle of writes, round after round, and starts it again. */
async function killServer(environment: Record<string, string>) {
  let server: ServerProcess = await startServerProcess(environment);
  const { port } = new URL(server.url);
  const token = await signIn(server.url);
  const clients = startClients(CLIENTS, () => `http://127.0.0.1:${port}/graphql`, token);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await someWrites(clients, round);
    await server.end('SIGKILL');
    server = await startServerProcess({ ...environment, PORT: port });
    expect(server.url).not.toBe('');
  }
  await someWrites(clients, ROUNDS);
  await expectNothingLost(server.url, token, clients);
  expect(clients.retries()).toBeGreaterThan(0);
  await server.end('SIGTERM');
}

const UNLIMITED = { REQUESTS_PER_MINUTE: '10000000' };

describe('no acknowledged write is lost or doubled', () => {
  it(`when the server on PGlite is killed, rounds: ${ROUNDS}`, async () => {
    await killServer({ ...UNLIMITED, API_DATA: await seeded(inFolder('killed')) });
  });
});

describeOnPostgres('no acknowledged write is lost or doubled', () => {
  it(`when the server on PostgreSQL is killed, rounds: ${ROUNDS}`, async () => {
    await killServer({ ...UNLIMITED, DATABASE_URL: await createPostgresDatabase() });
  });

  it(`when PostgreSQL is killed, rounds: ${ROUNDS}`, async () => {
    const cluster: PostgresServer = await startPostgres();
    try {
      const environment = { ...UNLIMITED, DATABASE_URL: await createPostgresDatabase(cluster.url) };
      const server = await startServerProcess(environment);
      const token = await signIn(server.url);
      const clients = startClients(CLIENTS, () => server.url, token);
      for (let round = 1; round <= ROUNDS; round += 1) {
        await someWrites(clients, round);
        await cluster.kill();
        await cluster.start();
      }
      await someWrites(clients, ROUNDS);
      await expectNothingLost(server.url, token, clients);
      expect(clients.retries()).toBeGreaterThan(0);
      await server.end('SIGTERM');
    } finally {
      await cluster.stop();
    }
  });

  it(`when two consoles go on while the server and PostgreSQL are killed in turn, rounds: ${KILLS}`, async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const cluster: PostgresServer = await startPostgres();
    try {
      const environment = { ...UNLIMITED, DATABASE_URL: await createPostgresDatabase(cluster.url) };
      let server = await startServerProcess(environment);
      const { port } = new URL(server.url);
      const token = await signIn(server.url);
      const consoles = startConsoles(2, server.url, token);
      for (let round = 1; round <= KILLS; round += 1) {
        await someWrites(consoles, round);
        if (round % 2 === 1) {
          await server.end('SIGKILL');
          server = await startServerProcess({ ...environment, PORT: port });
        } else {
          await cluster.kill();
          await cluster.start();
        }
      }
      await someWrites(consoles, KILLS);
      expect(await consoles.stop()).toBe(0);
      const stored = async () =>
        (await storedNames(server.url, token)).map(([name, , status]) => [name, status]);
      for (let waits = 0; waits < 200 && (await stored()).length < consoles.wanted.size; waits += 1)
        await wait(50);
      expect((await stored()).sort()).toEqual([...consoles.wanted].sort());
      await server.end('SIGTERM');
    } finally {
      await cluster.stop();
    }
  });
});
