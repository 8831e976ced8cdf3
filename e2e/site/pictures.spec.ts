import { openBeforeStart } from '../support/heldStart';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';

/** One transparent pixel: a phone's width in a `srcset`, at three pixels of the screen to one of CSS, rounds it to 0. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const PHOTO_SERVICE = 'https://images.unsplash.com/**';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

test('a loaded photo is shown, however small it is', async ({ page }) => {
  await page.route(PHOTO_SERVICE, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }));
  await open(page, '/stalls');
  const photos = page.locator('main img');
  expect(await photos.count()).toBeGreaterThan(0);
  for (const photo of await photos.all()) await photo.scrollIntoViewIfNeeded();
  const widths = await photos.evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(all.map((image) => image.decode().then(() => image.naturalWidth))),
  );
  expect(widths).toContain(0);
  await expect(page.locator('main img[data-failed]')).toHaveCount(0);
});

test('a photo that failed before hydration leaves the drawing', async ({ page }) => {
  await page.route(PHOTO_SERVICE, (route) => route.fulfill({ contentType: 'image/png', body: 'no picture' }));
  const start = await openBeforeStart(page, '/stalls/fish-corner', 'remote');
  const photo = page.locator('main img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await start();
  await expect(photo).toHaveAttribute('data-failed');
});
