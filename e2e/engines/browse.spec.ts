import { exactly } from '../support/typed';
import { test } from './test';

const HEADER = { kind: 'header' } as const;

test('a visitor goes by the header, Back and Forward, and the address keeps a search of the menu', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press('link', 'Our Stalls', HEADER);
  await visitor.isAt('/stalls');
  await visitor.hasFocusOn('heading', 'Our Stalls');
  await visitor.tab.back();
  await visitor.isAt('/');
  await visitor.sees('link', 'Reserve Table');
  await visitor.tab.forward();
  await visitor.isAt('/stalls');
  await visitor.press('link', 'Menu', HEADER);
  await visitor.press('tab', 'Main Course');
  await visitor.sees('button', 'Add to Cart Grilled Tilapia');
  await visitor.fill('Search the menu', exactly('tilapia'));
  await visitor.isAt(/^\/menu\?.*q=tilapia/);
  await visitor.seesNo('button', /^Add to Cart (?!.*Tilapia)/);
  await visitor.reload();
  await visitor.sees('button', 'Add to Cart Grilled Tilapia');
});

test('a visitor looks through the photos of a stall by keyboard', async ({ visitor }) => {
  await visitor.open('/stalls/fish-corner');
  await visitor.press('button', /./, { kind: 'main' });
  await visitor.sees('dialog', /^Photos of/);
  await visitor.sees('text', /^1 of \d/, { kind: 'dialog' });
  await visitor.key('ArrowRight');
  await visitor.sees('text', /^2 of \d/, { kind: 'dialog' });
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
});

test('the dark theme that a visitor chooses is there after a reload', async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.press('radio', 'Dark');
  const isDark = () =>
    visitor.waitFor(
      'the page is dark',
      () => {
        const [red = 255] = /\d+/.exec(getComputedStyle(document.documentElement).backgroundColor) ?? [];
        return Number(red) < 60;
      },
      null,
    );
  await isDark();
  await visitor.reload();
  await isDark();
});

test('in a window of 320 px no page scrolls sideways, and the navigation slides out, is walked by keyboard, and leads on', async ({
  visitor,
}) => {
  await visitor.holdsWindowOf(320, 640);
  for (const path of ['/', '/menu', '/order', '/reservations', '/signin', '/contact']) {
    await visitor.open(path);
    await visitor.scrollsNotSideways();
  }
  await visitor.press('button', 'Open navigation');
  await visitor.hasFocusOn('link', 'Home', { kind: 'dialog' });
  await visitor.key('Escape');
  await visitor.seesNo('dialog');
  await visitor.hasFocusOn('button', 'Open navigation');
  await visitor.key('Enter');
  await visitor.press('link', 'Events', { kind: 'dialog' });
  await visitor.hasFocusOn('heading', 'Events & Experiences');
  await visitor.seesNo('dialog');
});
