import { stat } from 'node:fs/promises';
import { createCall } from './call';
import { documentOf } from './documents';
import { newDatabase } from './newDatabase';
import { startServerProcess } from './processes';
import { runInProcess } from './runInProcess';
import type { DatabaseKind } from './testDatabase';

const checksumIn = (output: string) => /checksum (\w{64})/.exec(output)?.[1];

/** A backup of one database, restored on another, where a server goes on. */
export async function backupJourney(
  from: DatabaseKind,
  to: DatabaseKind,
  inFolder: (name: string) => string,
) {
  const source = await newDatabase(from, inFolder);
  await runInProcess(['seed'], source);
  const file = inFolder(`${from}-${to}.backup`);
  const made = await runInProcess(['backup', '--to', file], source);
  expect(made.code).toBe(0);
  expect((await stat(file)).mode & 0o077).toBe(0);

  const target = await newDatabase(to, inFolder);
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
}
