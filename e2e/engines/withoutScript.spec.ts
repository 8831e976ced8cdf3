import { expect, test } from './test';

test.use({ hasScript: false });

const MENU = { kind: 'dialog', name: 'Where to?' } as const;

test('without JavaScript the navigation slides out and leads on, all tabs show, and pictures are moved by scrolling', async ({
  visitor,
}) => {
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

  await visitor.arrive('/menu');
  await visitor.sees('text', 'Masala Chai', { kind: 'main' });
  // No button that nothing would answer.
  await visitor.seesNo('tab');
  await visitor.seesNo('button', /^Add to Cart/);

  await visitor.arrive('/');
  const isSecondShown = () =>
    visitor.tab.call(() => {
      const [first, second] = document.querySelectorAll('[aria-roledescription=slide]');
      first?.parentElement?.scrollTo({ left: innerWidth, behavior: 'instant' });
      const { left = Infinity, right = 0 } = second?.getBoundingClientRect() ?? {};
      return left < innerWidth / 2 && right > innerWidth / 2;
    }, null);
  await expect.poll(isSecondShown).toBe(true);
  await visitor.seesNo('button', 'Next picture');
});
