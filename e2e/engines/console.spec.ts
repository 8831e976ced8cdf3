import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kill, startApiProcess } from '../support/apiProcess';
import { userOf } from '../support/visitors';
import { test as base } from './test';

const ADMIN = { user: userOf('admin') };
const WITHOUT_SERVER = /GraphQL|localhost:\d+\/graphql|Failed to fetch|NetworkError|Load failed/;

/** With the real server, on the sample data. */
const test = base.extend<{ live: null }>({
  live: [
    // After the visitor, whose first step forgets the server of the journey before.
    async ({ visitor, network }, use) => {
      void visitor;
      const folder = await mkdtemp(path.join(tmpdir(), 'journey-'));
      const { child, url } = await startApiProcess(folder, 0);
      network.serveApi(url);
      await use(null);
      await kill(child);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'test' },
  ],
});

test('an administrator works offline and finds a reservation, and the address keeps the search', async ({
  visitor,
  allows,
}) => {
  allows(WITHOUT_SERVER);
  await visitor.isKnownFor(ADMIN);
  await visitor.open('/admin/reservations');
  await visitor.sees('text', 'Working offline: changes stay on this device until you reload');
  await visitor.fill(/^Search/, 'RES-002');
  await visitor.isAt('/admin/reservations?q=RES-002');
  await visitor.sees('text', /^1 /, { kind: 'main' });
});

test('an administrator opens a screen by Ctrl+K and a few letters', async ({ visitor, allows }) => {
  allows(WITHOUT_SERVER);
  await visitor.isKnownFor(ADMIN);
  await visitor.open('/admin/dashboard');
  await visitor.key('Control+k');
  await visitor.sees('dialog');
  await visitor.type('stalls');
  await visitor.key('Enter');
  await visitor.isAt('/admin/stalls');
});

test('an administrator signs in once, and the first event is saved', async ({ visitor, live, allows }) => {
  void live;
  // requirements 8, Logged only
  allows(/GraphQL .*UNAUTHENTICATED|401|not loaded: .*\/toasts/);
  await visitor.open('/');
  await visitor.press('link', 'Sign In', { kind: 'header' });
  await visitor.press('button', 'Use Admin');
  await visitor.press('button', 'Sign In', { kind: 'main' });
  await visitor.isAt('/admin/dashboard');
  await visitor.press('link', /^Manage Events/, { kind: 'main' });
  await visitor.sees('button', 'Live server');
  await visitor.press('button', 'Add Event');
  await visitor.fill('Title', 'Taarab Night', { kind: 'dialog' });
  await visitor.fill('Description', 'Songs of the coast', { kind: 'dialog' });
  await visitor.fill('Date', '2030-06-01', { kind: 'dialog' });
  await visitor.fill('Time', '19:30', { kind: 'dialog' });
  await visitor.fill('Price (KSh)', '1200', { kind: 'dialog' });
  await visitor.press('button', 'Add Event', { kind: 'dialog' });
  await visitor.seesNo('dialog');
  await visitor.reload();
  await visitor.sees('row', /Taarab Night/);
});

test('an administrator edits an event, and the server has it', async ({ visitor, live, allows }) => {
  void live;
  // The reload may come before the code of the first toast.
  allows(/GraphQL .*UNAUTHENTICATED|401|not loaded: .*\/toasts/);
  await visitor.isKnownFor(ADMIN);
  await visitor.open('/admin/reservations');
  await visitor.press('button', 'Sample data: sign in to the live server');
  await visitor.fill('Email', 'admin@example.com', { kind: 'dialog' });
  await visitor.fill('Password', 'admin123', { kind: 'dialog' });
  await visitor.press('button', 'Sign In', { kind: 'dialog' });
  await visitor.sees('button', 'Live server');
  await visitor.open('/admin/events');
  await visitor.press('button', 'Edit Jazz under the Acacias');
  await visitor.fill('Price (KSh)', '1750', { kind: 'dialog' });
  await visitor.press('button', 'Update Event', { kind: 'dialog' });
  await visitor.seesNo('dialog');
  await visitor.reload();
  await visitor.sees('row', /Jazz under the Acacias.*1,750/);
});
