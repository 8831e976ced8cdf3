import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { createCall } from '../testing/call';
import { documentOf } from '../testing/documents';
import { seeded, startServerProcess, temporaryFolder } from '../testing/processes';

const SIGN_IN = documentOf('signIn');
const TEST_ADMIN = { email: 'admin@example.com', password: 'admin123' };

const inFolder = temporaryFolder();

describe('the server as a process', () => {
  it('starts on an empty folder, keeps what was written, and stops when it is asked to', async () => {
    const environment = { API_DATA: inFolder('kept') };
    const first = await startServerProcess(environment);
    const call = createCall(first.url);
    const token = String((await call(SIGN_IN, TEST_ADMIN)).data?.signIn);
    await call(documentOf('updateEvent'), { id: '1', input: { title: 'Kept' } }, { token });
    await call(documentOf('deleteEvent'), { id: '2' }, { token });
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await startServerProcess(environment);
    const { data } = await createCall(second.url)(documentOf('events'));
    expect(data?.events).toMatchObject([{ id: '1', title: 'Kept' }, { id: '3' }]);
    const reservations = await createCall(second.url)(documentOf('reservations'), {}, { token });
    expect(reservations.errors).toEqual([]);
    await second.end('SIGINT');

    // Whoever has lost the mark of completion has lost no data.
    await rm(inFolder('kept', 'complete'));
    const third = await startServerProcess(environment);
    expect((await createCall(third.url)(documentOf('events'))).data?.events).not.toMatchObject([
      { title: 'Kept' },
    ]);
    await third.end('SIGTERM');
    expect(await readdir(inFolder('kept'))).toContain('database.unfinished');

    await writeFile(inFolder('kept', 'lock'), '{"pid":1,"startedAt":"7","host":"another"}');
    const elsewhere = await startServerProcess(environment);
    expect(await elsewhere.ended).toBe(1);
    expect(elsewhere.output()).toMatch(
      /^A process on another \(1\) uses .* or, if it does not run any more, remove /,
    );
  });

  it('is live and ready, has nothing else beside /graphql, and finishes the request under way before it stops', async () => {
    const server = await startServerProcess({ API_DATA: await seeded(inFolder('graceful')) });
    const status = async (path: string) =>
      (await fetch(new URL(path, server.url), { signal: AbortSignal.timeout(20_000) })).status;
    expect(await Promise.all(['/live', '/ready', '/', '/graphql/x', '/health'].map(status))).toEqual([
      200, 200, 404, 404, 404,
    ]);

    // It has read the head of this request, and gets the rest while it stops.
    const body = JSON.stringify({ query: SIGN_IN, variables: TEST_ADMIN });
    const answer = request(server.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    answer.flushHeaders();
    await once(answer, 'continue');
    const code = server.end('SIGTERM');
    await server.says('"event":"stopping"');
    const response = once(answer, 'response');
    answer.end(body);
    expect(await json((await response)[0])).toMatchObject({ data: { signIn: expect.any(String) } });
    expect(await code).toBe(0);
  });

  it('a database that does not answer stops the start with one sentence', async () => {
    const server = await startServerProcess({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The database at 127\.0\.0\.1:1 can't be used: .*\.$/m);
    expect(server.output()).not.toContain('    at ');
  });
});
