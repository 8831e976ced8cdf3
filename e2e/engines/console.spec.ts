import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kill, startApiProcess } from '../support/apiProcess';
import { daysAhead } from '../support/nairobi';
import { exactly, seen, typed } from '../support/typed';
import { userOf } from '../support/visitors';
import { test } from './test';

const TITLE = typed('Taarab Night');

test('an administrator works offline, opens a screen by Ctrl+K, and finds a reservation, whose search is in the address', async ({
  visitor,
  allows,
}) => {
  allows(/GraphQL|localhost:\d+\/graphql|Failed to fetch|NetworkError|Load failed/);
  await visitor.isKnownFor({ user: userOf('admin') });
  await visitor.open('/admin/dashboard');
  await visitor.key('Control+k');
  await visitor.sees('dialog');
  await visitor.type(exactly('reservations'));
  await visitor.key('Enter');
  await visitor.isAt('/admin/reservations');
  await visitor.sees('text', 'Working offline: changes stay on this device until you reload');
  await visitor.fill(/^Search/, exactly('RES-002'));
  await visitor.isAt('/admin/reservations?q=RES-002');
  await visitor.sees('text', /^1 /, { kind: 'main' });
});

test('an administrator signs in once, and the first event is saved by the real server', async ({
  visitor,
  network,
  allows,
}) => {
  // requirements 8, Logged only
  allows(/GraphQL .*UNAUTHENTICATED|401|not loaded: .*\/toasts/);
  const folder = await mkdtemp(path.join(tmpdir(), 'journey-'));
  const { child, url } = await startApiProcess(folder, 0);
  try {
    network.serveApi(url);
    await visitor.open('/');
    await visitor.press('link', 'Sign In', { kind: 'header' });
    await visitor.press('button', 'Use Admin');
    await visitor.press('button', 'Sign In', { kind: 'main' });
    await visitor.isAt('/admin/dashboard');
    await visitor.press('link', /^Manage Events/, { kind: 'main' });
    await visitor.sees('button', 'Live server');
    await visitor.press('button', 'Add Event');
    await visitor.fill('Title', TITLE, { kind: 'dialog' });
    await visitor.fill('Description', typed('Songs of the coast', 'text'), { kind: 'dialog' });
    await visitor.fill('Date', daysAhead(60), { kind: 'dialog' });
    await visitor.fill('Time', '19:30', { kind: 'dialog' });
    await visitor.fill('Price (KSh)', '1200', { kind: 'dialog' });
    await visitor.press('button', 'Add Event', { kind: 'dialog' });
    await visitor.sees('row', seen(TITLE));
    await visitor.seesNo('dialog');
    await visitor.reload();
    await visitor.sees('row', seen(TITLE));
  } finally {
    await kill(child);
    await rm(folder, { recursive: true, force: true });
  }
});
