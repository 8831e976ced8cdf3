import { BROWSER_ARGS, testBrowser } from '@venue/platform/testing/browser';
import { otherHostsArgs } from '@venue/platform/testing/otherHosts';
import { expectNoOverflow } from '../support/barriers';
import { open } from '../support/hydrated';
import { expect, test } from '../support/test';
import { signedInAs } from '../support/visitors';

const BROWSER_FONT_PX = 32;

test.use({
  launchOptions: {
    executablePath: testBrowser(),
    args: [
      ...BROWSER_ARGS,
      ...otherHostsArgs(Number(process.env.OTHER_HOSTS_PORT)),
      `--blink-settings=defaultFontSize=${BROWSER_FONT_PX}`,
    ],
  },
});

for (const who of ['guest', 'customer'] as const)
  test(`the header of a ${who} fits at every width where the browser’s own font is twice as large`, async ({
    page,
  }) => {
    if (who === 'customer') await signedInAs(page, who);
    await open(page, '/contact');
    expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(
      BROWSER_FONT_PX,
    );
    const banner = page.getByRole('banner');
    for (const width of [390, 480, 600, 768, 1024, 1280, 1600, 2048, 2100, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page, `${width} px`);
      await expect(banner.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
      const isMenu = await banner.getByRole('button', { name: 'Open navigation' }).isVisible();
      if (!isMenu) await expect(banner.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 });
    }
  });

test('on a phone that lies on its side nothing to read or press is beside the camera', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47 } });
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of ['/', '/reservations']) {
    await open(page, path);
    await page.keyboard.press('Tab');
    const beside = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, h1, h2, h3, p')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 2 && (box.left < 47 || box.right > innerWidth - 47))
        .map(({ text }) => text.slice(0, 40)),
    );
    expect(beside).toEqual([]);
  }
});

test('at twice the font size, Book Table is in the slide-out menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Table' })).toBeHidden();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Book Table' })).toBeVisible();
});
