import { expect, test } from './test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2, prepMinutes: 8 };
const HEADER = { kind: 'header' } as const;

test('a shared cart is added on a phone when its visitor says so, and asked about once', async ({
  visitor,
}) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/cart?dishes=1x1,4x2,987x1');
  await visitor.sees('text', 'A cart was shared with you');
  await visitor.sees('text', 'Not on today’s menu, so left out: dish 987.');
  await visitor.scrollsNotSideways();
  await visitor.sees('link', 'Cart, 2 items', HEADER);
  await visitor.press('button', 'Add them');
  await visitor.sees('link', 'Cart, 5 items', HEADER);
  await visitor.isAt('/cart');
  await visitor.reload();
  await visitor.sees('link', 'Cart, 5 items', HEADER);
  await visitor.seesNo('text', 'A cart was shared with you');
});

test('a visitor keeps the cart that a shared one would replace', async ({ visitor }) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.open('/cart?dishes=4x2');
  await visitor.press('button', 'Replace my cart');
  await visitor.sees('text', 'Grilled Tilapia');
  await visitor.press('button', 'Undo');
  await visitor.sees('text', 'Samosas', { kind: 'main' });
  expect(await visitor.stored('cart')).toContain('"quantity":2');
});

test('friends split a total to the shilling on a phone', async ({ visitor }) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/checkout');
  await visitor.fill('Split the total', 'Between 3 people');
  await visitor.sees('text', '1 pays KSh 234, 2 pay KSh 233');
  await visitor.scrollsNotSideways();
});
