import { expect, test } from './test';

test.use({ hasScript: false });

const MENU = { kind: 'dialog', name: 'Where to?' } as const;

test('the slide-out menu opens, closes and leads on without JavaScript', async ({ visitor }) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.arrive('/events');
  await visitor.press('button', 'Open navigation');
  await visitor.sees('link', 'Home', MENU);
  await visitor.press('button', 'Close', MENU);
  await visitor.seesNo('link', 'Home', MENU);
  await visitor.press('button', 'Open navigation');
  await visitor.press('link', 'Billboard', MENU);
  await visitor.isAt('/billboard');
  await visitor.sees('text', /Without it, call us:/);
});

test('all tabs show without JavaScript, and no button that nothing would answer', async ({ visitor }) => {
  for (const [path, dish] of [
    ['/menu', 'Masala Chai'],
    ['/order', 'Samosas'],
  ] as const) {
    await visitor.arrive(path);
    await visitor.sees('text', dish, { kind: 'main' });
    await visitor.seesNo('tab');
    await visitor.seesNo('button', /^Add to Cart/);
  }
});

test('the pictures of the home page are moved by scrolling without JavaScript', async ({ visitor }) => {
  await visitor.arrive('/');
  const isSecondShown = () =>
    visitor.tab.call(() => {
      const [first, second] = document.querySelectorAll('[aria-roledescription=slide]');
      first?.parentElement?.scrollBy({ left: 700, behavior: 'instant' });
      const { left = Infinity, right = 0 } = second?.getBoundingClientRect() ?? {};
      return left < innerWidth / 2 && right > innerWidth / 2;
    }, null);
  await expect.poll(isSecondShown).toBe(true);
  await visitor.seesNo('button', 'Next picture');
});
