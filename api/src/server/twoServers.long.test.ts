import pg from 'pg';
import { codes, createCall } from '../testing/call';
import { documentOf } from '../testing/documents';
import { type ServerProcess, startServerProcess, temporaryFolder } from '../testing/processes';
import { describeOnPostgres } from '../testing/describeOnDatabase';
import { createPostgresDatabase } from '../testing/testDatabase';

const SIGN_IN = documentOf('signIn');
const RIGHT = { email: 'admin@example.com', password: 'admin123' };
const CREATE = documentOf('createReservation');
const input = {
  name: 'Wanjiku Maina',
  phone: '+254 700 000 999',
  date: '2030-06-01',
  time: '19:30',
  guests: 4,
};

temporaryFolder();

// The embedded database belongs to one process.
describeOnPostgres('two servers on one PostgreSQL', () => {
  let servers: ServerProcess[] = [];
  let database = '';
  const call = (index: number) => createCall(servers[index]?.url ?? '');
  const signIn = async (index: number) => String((await call(index)(SIGN_IN, RIGHT)).data?.signIn);

  beforeAll(async () => {
    const DATABASE_URL = await createPostgresDatabase();
    database = DATABASE_URL;
    // Both find an empty database in the same moment.
    servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL, API_SEED: 'samples' })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });

  it('prepare an empty database once, though they start together', async () => {
    const lists = await Promise.all([0, 1].map((index) => call(index)('{ events { id title } }')));
    expect(lists[0]?.data).toEqual(lists[1]?.data);
    expect(lists[0]?.data?.events).toHaveLength(
      new Set(JSON.stringify(lists[0]?.data?.events).match(/"id":"[^"]+"/g)).size,
    );
  });

  it('share sessions: who signed in at one is known to the other, until the sign-out', async () => {
    const token = await signIn(0);
    expect(codes(await call(1)('{ reservations { id } }', {}, { token }))).toEqual([]);
    await call(1)('mutation signOut { signOut }', {}, { token });
    expect(codes(await call(0)('{ reservations { id } }', {}, { token }))).toEqual(['UNAUTHENTICATED']);
  });

  it('make a change once, whichever of them is asked again', async () => {
    const token = await signIn(0);
    const key = 'one-change-for-two-servers';
    const [first, again] = await Promise.all([
      call(0)(CREATE, { input }, { token, key }),
      call(1)(CREATE, { input }, { token, key }),
    ]);
    const third = await call(1)(CREATE, { input }, { token, key });
    expect(codes(first)).toEqual([]);
    expect(again.data).toEqual(first.data);
    expect(third.data).toEqual(first.data);
    const { data } = await call(0)('{ reservations { id name } }', {}, { token });
    const made = (data?.reservations as { name: string }[]).filter(({ name }) => name === input.name);
    expect(made).toHaveLength(1);
  });

  it('refuse a change of a version that the other has changed', async () => {
    const token = await signIn(1);
    const { data, versions } = await call(1)('{ reservations { id } }', {}, { token });
    const [{ id }] = data?.reservations as [{ id: string }];
    const confirm =
      'mutation confirm($id: ID!) { updateReservation(id: $id, input: { status: confirmed }) { id status } }';
    const version = Object.entries(versions).find(([name]) => name.endsWith(id))?.[1];
    expect(version).toBeDefined();
    expect(codes(await call(0)(confirm, { id }, { token, version }))).toEqual([]);
    expect(codes(await call(1)(confirm, { id }, { token, version }))).toEqual(['CONFLICT']);
  });

  it('tell a change that was under way while a list was read to whoever asks for changes next', async () => {
    const token = await signIn(0);
    const list = async (headers = {}) =>
      JSON.parse((await call(0)('{ reservations { id } }', {}, { token, headers })).text) as {
        data: { reservations: { id: string }[] };
        extensions: { stamp: string };
      };
    const other = new pg.Client({ connectionString: database });
    await other.connect();
    await other.query('begin; update reservations set guests = 9, saved_at = now() where id = 5');
    const { stamp } = (await list()).extensions;
    await other.query('commit');
    await other.end();
    expect((await list({ 'changes-since': stamp })).data.reservations).toContainEqual({ id: 'RES-005' });
  });

  it('count attempts to sign in together', async () => {
    const wrong = { email: 'customer@example.com', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(codes(await call(attempt % 2)(SIGN_IN, wrong))).toEqual(['UNAUTHENTICATED']);
    for (const index of [0, 1]) expect(codes(await call(index)(SIGN_IN, wrong))).toEqual(['RATE_LIMITED']);
  });
});
