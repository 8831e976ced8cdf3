import { exactly, typed } from '../support/typed';
import { expect, test } from './test';

const NAME = typed('Wanjiru Kamau');
/** The application's own script. */
const APPLICATION = /\/main\.[0-9a-f]+\.js$/;
const HEADER = { kind: 'header' } as const;

test(
  'a dish that is added before the application has started is in the cart that is opened at once',
  { tag: '@core' },
  async ({ visitor, network }) => {
    await visitor.holdsWindowOf(390, 844);
    const release = network.hold(APPLICATION);
    await visitor.arrive('/menu');
    await visitor.press('button', 'Add to Cart Samosas');
    await visitor.press('link', /^Cart/, HEADER);
    release();
    await visitor.isAt('/cart');
    await visitor.sees('link', 'Cart, 1 item', HEADER);
    await visitor.sees('text', 'Samosas', { kind: 'main' });
  },
);

test('what is typed before the application has started stays, with the focus', async ({
  visitor,
  network,
}) => {
  const release = network.hold(APPLICATION);
  await visitor.arrive('/reservations');
  await visitor.fill('Full Name', NAME);
  release();
  await visitor.started();
  await visitor.hasFocusOn('field', 'Full Name');
  await visitor.type(exactly(' N.'));
  const value = await visitor.tab.call(() => (document.activeElement as HTMLInputElement).value, null);
  expect(value).toBe(`${NAME} N.`);
});

test('a page answers before the application has started, and what was pressed outlasts another page', async ({
  visitor,
  network,
}) => {
  await visitor.holdsWindowOf(390, 844);
  const release = network.hold(APPLICATION);
  await visitor.arrive('/menu');
  await visitor.press('button', 'Add to Cart Samosas');
  await visitor.hasFocusOn('button', 'Increase quantity of Samosas');
  await visitor.press('button', 'Increase quantity of Samosas');
  await visitor.press('button', 'Favorite: Samosas');
  await visitor.sees('text', /^Samosas can wait among your favorites/);
  await visitor.press('button', 'Cancel');
  await visitor.press('button', 'Open navigation');
  await visitor.sees('link', 'Billboard');
  await visitor.press('button', 'Close');
  await visitor.press('tab', 'Beverages');
  await visitor.press('button', 'Add to Cart Masala Chai');
  await visitor.arrive('/contact');
  await visitor.tab.back();
  await visitor.isAt('/menu?tab=beverages');
  await visitor.sees('button', 'Decrease quantity of Masala Chai');
  release();
  await visitor.sees('link', 'Cart, 3 items', HEADER);
  await visitor.press('button', 'Decrease quantity of Masala Chai');
  await visitor.sees('link', 'Cart, 2 items', HEADER);
});
