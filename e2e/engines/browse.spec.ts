import { expect, test } from './test';

const HEADER = { kind: 'header' } as const;

test('a visitor goes from the home page to the stalls by the header, and back', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press('link', 'Our Stalls', HEADER);
  await visitor.isAt('/stalls');
  await visitor.hasFocusOn('heading', 'Our Stalls');
  await visitor.back();
  await visitor.isAt('/');
  await visitor.sees('link', 'Reserve Table');
  await visitor.forward();
  await visitor.isAt('/stalls');
});

test('a visitor turns the pictures of the home page by arrow and dot, and stops them', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.press('button', 'Pause');
  await visitor.sees('button', 'Play');
  await visitor.sees('group', '1 of 5');
  await visitor.press('button', 'Next picture');
  await visitor.sees('group', '2 of 5');
  await visitor.key('Enter');
  await visitor.sees('group', '3 of 5');
});

test('a visitor finds a dish by search and tab, and the address keeps both', async ({ visitor }) => {
  await visitor.open('/menu');
  await visitor.press('tab', 'Main Course');
  await visitor.sees('button', 'Add to Cart Grilled Tilapia');
  await visitor.fill('Search the menu', 'tilapia');
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

test('an address that is none says so and leads home', async ({ visitor, allows }) => {
  allows(/\/nowhere|404/);
  await visitor.open('/nowhere');
  await visitor.sees('heading', 'Oops! Page not found');
  await visitor.press('link', /[Hh]ome/, { kind: 'main' });
  await visitor.isAt('/');
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

test.describe('in a window of 320 px', () => {
  test('no page scrolls sideways', async ({ visitor }) => {
    await visitor.holdsWindowOf(320, 640);
    for (const path of ['/', '/menu', '/order', '/reservations', '/signin']) {
      await visitor.open(path);
      await visitor.scrollsNotSideways();
    }
  });

  test('the navigation slides out, is walked by keyboard, and leads on', async ({ visitor }) => {
    await visitor.holdsWindowOf(320, 640);
    await visitor.open('/contact');
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
});

test('the pages of a stall and of the contact show their headings and complain of nothing', async ({
  visitor,
  network,
}) => {
  await visitor.open('/stalls/restaurant-bar');
  await visitor.sees('heading', /Garden Restaurant & Bar/);
  await visitor.open('/contact');
  await visitor.sees('heading', /Opening hours/i);
  expect(network.messages).toEqual([]);
});
