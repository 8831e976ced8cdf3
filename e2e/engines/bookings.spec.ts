import { userOf } from '../support/visitors';
import { test } from './test';

const ADMIN = { user: userOf('admin') };
/** On the samples, which are of today. */
const WITHOUT_SERVER = /GraphQL|localhost:\d+\/graphql|Failed to fetch|NetworkError|Load failed/;

test.beforeEach(async ({ visitor, allows }) => {
  allows(WITHOUT_SERVER);
  await visitor.isKnownFor(ADMIN);
});

test('a host gives a booking a table that is taken, is told so, and saves it on a phone', async ({
  visitor,
}) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/admin/reservations');
  await visitor.press('button', 'RES-002');
  await visitor.press('button', 'Edit', { kind: 'dialog' });
  await visitor.fill('Table (optional)', '7', { kind: 'dialog' });
  await visitor.sees('text', 'Table 7 is taken at that time', { kind: 'dialog' });
  await visitor.scrollsNotSideways();
  await visitor.fill('Time', '21:15', { kind: 'dialog' });
  await visitor.seesNo('text', 'Table 7 is taken at that time');
  await visitor.press('button', 'Update Reservation', { kind: 'dialog' });
  await visitor.seesNo('dialog');
  await visitor.sees('text', '21:15', { kind: 'article', name: /RES-002/ });
});

test('a host confirms a booking, tells the guest by WhatsApp, and the device remembers it', async ({
  visitor,
}) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/admin/reservations');
  await visitor.press('button', 'Confirm RES-002');
  await visitor.press('button', 'Tell the guest of RES-002');
  await visitor.scrollsNotSideways();
  // The host's own app is not opened.
  await visitor.runs(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="https://wa.me/254700000102?text="]'))
        event.preventDefault();
    }),
  );
  await visitor.press('link', 'Tell Brian Mwangi by WhatsApp', { kind: 'dialog' });
  await visitor.sees('text', 'Told by WhatsApp on ', { kind: 'dialog' });
  await visitor.key('Escape');
  await visitor.sees('button', 'Tell the guest of RES-002, told already');
});

test('a host marks an arrival in Tonight on a phone, and it is there after a reload', async ({ visitor }) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/admin/reservations?view=tonight');
  await visitor.sees('heading', 'Tonight');
  await visitor.press('button', 'Arrived Brian Mwangi');
  await visitor.sees('text', '2 arrived');
  await visitor.scrollsNotSideways();
  await visitor.reload();
  await visitor.sees('text', '2 arrived');
});
