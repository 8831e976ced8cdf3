import { TICKET } from '../support/stored';
import { userOf } from '../support/visitors';
import { expect, test } from './test';

const FAVORITES = [
  { id: 1, name: 'Samosas', image: '', category: 'starters', price: 250 },
  { id: 9, name: 'Kenyan Coffee', image: '', category: 'beverages', price: 200 },
];
const CUSTOMER = { user: userOf('customer') };

test('a customer signs in with the test account, sees two orders, and signs out', async ({ visitor }) => {
  await visitor.open('/signin');
  await visitor.press('button', 'Use Customer');
  await visitor.sees('text', 'Test credentials filled');
  await visitor.press('button', 'Sign In', { kind: 'main' });
  await visitor.isAt('/dashboard');
  await visitor.sees('text', 'Login successful! Welcome back');
  await visitor.hasFocusOn('heading', 'Dashboard');
  await visitor.sees('text', 'ORD-001');
  await visitor.press('button', 'Sign Out', { kind: 'main' });
  await visitor.isAt('/');
  expect(await visitor.stored('user')).toBeNull();
});

test('a guest who opens the dashboard is sent to sign in', async ({ visitor }) => {
  await visitor.open('/dashboard');
  await visitor.isAt(/^\/signin/);
  await visitor.sees('heading', /./, { kind: 'main' });
});

test('a favorite is removed and brought back', async ({ visitor }) => {
  await visitor.isKnownFor({ ...CUSTOMER, favorites: FAVORITES });
  await visitor.open('/favorites');
  await visitor.press('button', 'Remove Samosas from favorites');
  await visitor.sees('text', 'Samosas removed from favorites');
  await visitor.press('button', 'Undo');
  await visitor.sees('button', 'Remove Samosas from favorites');
});

test('the code of a ticket can be shown whole in a window of 320 × 320', async ({ visitor }) => {
  await visitor.isKnownFor({ ...CUSTOMER, tickets: [TICKET] });
  await visitor.holdsWindowOf(320, 320);
  await visitor.open('/tickets');
  await visitor.press('button', 'Show Pass TIC-002');
  await visitor.sees('image', 'QR code of ticket TIC-002');
  await visitor.waitFor(
    'the code fits the window',
    () => {
      const code = document.querySelector('dialog[open] svg[role="img"]');
      // WebKit scrolls to boxes, not to drawings.
      code?.parentElement?.scrollIntoView({ block: 'center' });
      const box = code?.getBoundingClientRect();
      return box && box.height > 150 && box.top >= 0 && box.bottom <= innerHeight;
    },
    null,
  );
});

test('a review is written by keyboard', async ({ visitor }) => {
  await visitor.isKnownFor(CUSTOMER);
  await visitor.open('/reviews');
  await visitor.press('button', 'Write Your First Review');
  await visitor.hasFocusOn('field', 'Dish or drink');
  await visitor.type('Grilled Tilapia');
  await visitor.key('Tab');
  await visitor.key(' ');
  await visitor.key('Tab');
  await visitor.type('Crisp outside, soft inside.');
  await visitor.press('button', /^(Save|Post|Publish|Submit)/, { kind: 'dialog' });
  await visitor.seesNo('dialog');
  await visitor.sees('text', 'Crisp outside, soft inside.');
});
