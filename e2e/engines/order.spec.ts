import { expect, test } from './test';

const SAMOSAS = { id: 1, name: 'Samosas', price: 250, quantity: 2, prepMinutes: 8 };
const HEADER = { kind: 'header' } as const;

test('a guest orders food, and the cart is empty after it', async ({ visitor }) => {
  await visitor.open('/order');
  await visitor.press('button', 'Add to Cart Samosas');
  await visitor.press('tab', 'Mains');
  await visitor.press('button', 'Add to Cart Chicken Curry');
  await visitor.sees('link', 'Cart, 2 items', HEADER);
  await visitor.press('button', 'Place Order');
  await visitor.sees('text', 'Please fill in all required delivery details.');
  await visitor.hasFocusOn('field', 'Full Name');
  await visitor.fill('Full Name', 'Amina');
  await visitor.fill('Phone Number', '0711');
  await visitor.fill('Delivery Address', 'Kamulu, green gate');
  await visitor.press('button', 'Place Order');
  await visitor.sees('text', 'Order Placed Successfully!');
  await visitor.hasFocusOn('heading', 'Thank you for your order');
  await visitor.sees('link', 'Send on WhatsApp');
  expect(await visitor.stored('cart')).toBe('[]');
});

test('a cart survives a reload, is changed by its steppers, and can be brought back once cleared', async ({
  visitor,
}) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.open('/cart');
  await visitor.sees('text', 'KSh 700', { kind: 'main' });
  await visitor.press('button', 'Increase quantity of Samosas');
  await visitor.sees('text', 'KSh 950', { kind: 'main' });
  await visitor.reload();
  await visitor.sees('link', 'Cart, 3 items', HEADER);
  await visitor.press('button', /^Clear/);
  await visitor.sees('heading', 'Your cart is empty');
  await visitor.press('button', 'Undo');
  await visitor.sees('link', 'Cart, 3 items', HEADER);
});

test('the checkout names what is missing, and the order of a second tab is in the cart of the first', async ({
  visitor,
  newTab,
}) => {
  await visitor.isKnownFor({ cart: [SAMOSAS] });
  await visitor.open('/checkout');
  await visitor.press('button', 'Place Order');
  await visitor.sees('text', 'Missing information');
  await visitor.hasFocusOn('field', 'Full Name');
  const other = await newTab();
  await other.open('/menu');
  await other.press('button', 'Add to Cart Chicken Wings');
  await visitor.sees('link', 'Cart, 3 items', HEADER);
});
