import { userOf } from '../support/visitors';
import { test } from './test';

test('a host on a phone marks an arrival in Tonight, finds it after a reload, and moves a booking from a taken table', async ({
  visitor,
  network,
  allows,
}) => {
  // On the samples, which are of today. What is changed of them is lost with the page, of which Firefox asks.
  allows(/GraphQL|localhost:\d+\/graphql|Failed to fetch|NetworkError|Load failed/);
  network.stopClockAt('2026-11-27T18:00');
  await visitor.isKnownFor({ user: userOf('admin') });
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/admin/reservations?view=tonight');
  await visitor.sees('heading', 'Tonight');
  await visitor.press('button', 'Arrived Brian Mwangi');
  await visitor.sees('text', '2 arrived');
  await visitor.scrollsNotSideways();
  await visitor.reload();
  await visitor.sees('text', '2 arrived');

  await visitor.open('/admin/reservations');
  await visitor.press('button', 'RES-002');
  await visitor.press('button', 'Edit', { kind: 'dialog' });
  await visitor.fill('Table (optional)', '7', { kind: 'dialog' });
  await visitor.sees('text', 'Table 7 is taken at that time', { kind: 'dialog' });
  await visitor.scrollsNotSideways();
  await visitor.fill('Time', '21:15', { kind: 'dialog' });
  await visitor.seesNo('text', 'Table 7 is taken at that time');
  await visitor.press('button', 'Update Reservation', { kind: 'dialog' });
  await visitor.sees('text', '21:15', { kind: 'article', name: /RES-002/ });
  await visitor.seesNo('dialog');
});
