import type { Locator } from '@playwright/test';
import { expectNoBarriers } from '../support/barriers';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ forcedColors: 'active' } as object);

/** Whether two elements of the same kind can be told apart by what forced colours leave: borders, outlines, colours. */
async function looksOf(...elements: Locator[]) {
  return Promise.all(
    elements.map((element) =>
      element.evaluate((each) =>
        [each, '::after' as const].map((part) => {
          const style = part === each ? getComputedStyle(each) : getComputedStyle(each, '::after');
          const { backgroundColor, borderBlockEndColor, outlineStyle, content } = style;
          const border = `${style.borderBlockEndWidth} ${style.borderBlockEndStyle}`;
          return [backgroundColor, border, borderBlockEndColor, outlineStyle, content].join(' / ');
        }),
      ),
    ),
  );
}

async function expectMarked(marked: Locator, other: Locator) {
  const [one, two] = await looksOf(marked, other);
  expect(one).not.toEqual(two);
}

test('with forced colours the current link of the header and of the slide-out menu is marked', async ({
  page,
}) => {
  await open(page, '/menu');
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await expectMarked(link('Menu'), link('Events'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const entry = (name: string) => page.getByRole('dialog').getByRole('link', { name, exact: true });
  await expectMarked(entry('Menu'), entry('Events'));
});

test('with forced colours the cart of the header is marked while it is open', async ({ page }) => {
  await open(page, '/cart');
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveAttribute('aria-current', 'page');
  const [current] = await looksOf(cart);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(cart).not.toHaveAttribute('aria-current');
  const [other] = await looksOf(cart);
  expect(current).not.toEqual(other);
});

test('with forced colours a pressed filter and the shown picture of a dish are marked', async ({ page }) => {
  await open(page, '/menu?diet=vegan');
  const chip = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(chip('Vegan')).toHaveAttribute('aria-pressed', 'true');
  await expectMarked(chip('Vegan'), chip('Vegetarian'));
  await expectNoBarriers(page, 'a pressed filter');
  await open(page, '/menu/1');
  const pictures = page.getByRole('main').locator('button[aria-pressed]');
  await expectMarked(pictures.nth(0), pictures.nth(1));
});
