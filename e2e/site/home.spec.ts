import { open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { withWait } from '../support/waits';

test(
  'the home page leads on, and loads the map only for who comes near it',
  { tag: '@core' },
  async ({ page, visit }) => {
    await open(page, '/');
    const maps = () => visit.requests.filter((address) => address.includes('/maps?'));
    expect(maps()).toEqual([]);
    await page.getByRole('link', { name: 'Directions', exact: true }).last().scrollIntoViewIfNeeded();
    await expect(page.getByTitle('Map of Bustani Gardens')).toBeVisible();
    await expect.poll(() => maps().length).toBeGreaterThan(0);
    for (const [name, address] of [
      ['Reserve Table', '/reservations'],
      ['Explore Stalls', '/stalls'],
      ['Visit the Restaurant & Bar', '/stalls/restaurant-bar'],
      ['View All Events', '/events'],
      ['View Pricing Plans', '/billboard'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
    }
  },
);

test('the carousel of the home page is turned by keyboard, stops on Pause, and turns by itself around and around', async ({
  page,
}) => {
  // How long each is shown has tests beside it.
  await withWait(page, 5000, 1500);
  await open(page, '/');
  const picture = (name: string) => page.getByRole('group', { name });
  const dots = picture('Choose a picture').getByRole('button');
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).toBeFocused();
  await dots.first().click();
  await expect(picture('1 of 5')).toBeVisible();
  await play.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(picture('2 of 5')).toBeVisible();
  await play.press('Enter');
  await dots.last().click();
  await expect(picture('5 of 5')).toBeVisible();
  await dots.last().blur();
  await page.mouse.move(0, 0);
  await expect(picture('1 of 5')).toBeVisible();
  await expect(picture('2 of 5')).toBeVisible();
});
