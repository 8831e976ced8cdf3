import { orderOf, TICKET } from '../support/stored';
import { userOf } from '../support/visitors';
import { test } from './test';

/** The dialogs of a person by what opens them. */
const DIALOGS = {
  admin: [
    ['/admin/orders', 'View Details of ORD-001'],
    ['/admin/events', 'Add Event'],
    ['/admin/events', /^Delete /],
    ['/admin/stalls', /^Gallery /],
    ['/admin/menu', 'Add Menu Item'],
    ['/admin/reservations', 'New Reservation'],
  ],
  customer: [
    ['/tickets', 'Show Pass TIC-002'],
    ['/reviews', 'Write Your First Review'],
  ],
} as const;

/** In the page: whether what a dialog says can be read: all of it, or at least half a window of it at a time. */
function showsItsContent() {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const body = [...(dialog?.children ?? [])].find((part) => part.matches('div:nth-child(2)'));
  if (!dialog || !body) return false;
  const { overflowY } = getComputedStyle(dialog);
  const scrolled = overflowY === 'auto' || overflowY === 'scroll' ? dialog : body;
  const isWhole = scrolled.clientHeight >= scrolled.scrollHeight - 1 && body.clientHeight > 40;
  return isWhole || scrolled.clientHeight >= innerHeight / 2;
}

for (const who of ['admin', 'customer'] as const)
  test(`the dialogs for the role ${who} show what they say in the window of a phone, upright, sideways and magnified`, async ({
    visitor,
    allows,
  }) => {
    // The next page may come before all files of a dialog.
    allows(/GraphQL|localhost:\d+\/graphql|Failed to fetch|NetworkError|Load failed|not loaded/);
    await visitor.isKnownFor({ user: userOf(who), tickets: [TICKET], orders: [orderOf('ORD-001')] });
    for (const [path, opener] of DIALOGS[who]) {
      await visitor.holdsWindowOf(390, 844);
      await visitor.open(path);
      await visitor.press('button', opener);
      await visitor.sees('dialog');
      for (const [width, height] of [
        [390, 844],
        [844, 390],
        [320, 256],
      ] as const) {
        await visitor.holdsWindowOf(width, height);
        await visitor.waitFor('what the dialog says can be read', showsItsContent, null);
      }
    }
  });
