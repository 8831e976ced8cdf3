import { addressesOfEachScreen } from '../support/addresses';
import { fillAll, stateOf } from '../support/fields';
import { openBeforeStart } from '../support/heldStart';
import { expect, test } from '../support/test';

test('every field of every static page keeps text, caret, selection and focus through hydration', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  let filled = 0;
  for (const address of await addressesOfEachScreen(request)) {
    const start = await openBeforeStart(page, address);
    const count = await fillAll(page);
    if (count === 0) {
      await start();
      continue;
    }
    filled += count;
    const text = page
      .locator('main :is(input[type=text], input:not([type]), input[type=search], textarea):visible')
      .last();
    if (await text.count())
      await text.evaluate((field) => {
        if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
        field.focus();
        field.setSelectionRange(1, 3);
      });
    const before = await stateOf(page);
    await start();
    expect(await stateOf(page), address).toEqual(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(filled).toBeGreaterThan(30);
});
