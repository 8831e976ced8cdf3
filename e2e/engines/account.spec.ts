import { seen, typed } from '../support/typed';
import { userOf } from '../support/visitors';
import { expect, test } from './test';

const WORDS = typed('Crisp outside, soft inside.', 'text');

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

test('a review is written by keyboard, and survives a reload', { tag: '@core' }, async ({ visitor }) => {
  await visitor.isKnownFor({ user: userOf('customer') });
  await visitor.open('/reviews');
  await visitor.press('button', 'Write Your First Review');
  await visitor.hasFocusOn('field', 'Dish or drink');
  await visitor.type(typed('Grilled Tilapia', 'line'));
  await visitor.key('Tab');
  await visitor.key(' ');
  await visitor.key('Tab');
  await visitor.type(WORDS);
  await visitor.press('button', 'Submit Review', { kind: 'dialog' });
  await visitor.sees('text', seen(WORDS), { kind: 'article' });
  await visitor.seesNo('dialog');
  await visitor.reload();
  await visitor.sees('text', seen(WORDS), { kind: 'article' });
});
