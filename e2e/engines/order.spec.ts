import { test } from './test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2, prepMinutes: 8 };
const HEADER = { kind: 'header' } as const;

test('a cart survives a reload, takes a shared one once, follows another tab, and can be brought back once cleared', async ({
  visitor,
  newTab,
}) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.open('/cart?dishes=1x1,4x2,987x1');
  await visitor.sees('text', 'A cart was shared with you');
  await visitor.sees('text', 'Not on today’s menu, so left out: dish 987.');
  await visitor.sees('link', 'Cart, 2 items', HEADER);
  await visitor.press('button', 'Add them');
  await visitor.sees('link', 'Cart, 5 items', HEADER);
  await visitor.isAt('/cart');
  await visitor.reload();
  await visitor.sees('link', 'Cart, 5 items', HEADER);
  await visitor.seesNo('text', 'A cart was shared with you');
  await visitor.press('button', 'Increase quantity of Samosas');
  await visitor.sees('link', 'Cart, 6 items', HEADER);
  const other = await newTab();
  await other.open('/menu');
  await other.press('button', 'Add to Cart Chicken Wings');
  await visitor.sees('link', 'Cart, 7 items', HEADER);
  await visitor.press('button', /^Clear/);
  await visitor.sees('heading', 'Your cart is empty');
  await visitor.press('button', 'Undo');
  await visitor.sees('link', 'Cart, 7 items', HEADER);
});
