// decisions, Back closes a dialog
import { test } from './test';

const WHOLE_FISH = 'A whole cooked fish';

test('Back closes the photo viewer and the menu, and leaves the page when nothing is open over it', async ({
  visitor,
}) => {
  await visitor.holdsWindowOf(390, 844);
  await visitor.open('/events');
  await visitor.open('/stalls/fish-corner');
  const viewer = { kind: 'dialog', name: 'Photos of Fish Corner' } as const;
  await visitor.press('button', WHOLE_FISH, { kind: 'main' });
  await visitor.sees('dialog', viewer.name);
  await visitor.tab.back();
  await visitor.seesNo('dialog', viewer.name);
  await visitor.isAt('/stalls/fish-corner');

  await visitor.press('button', WHOLE_FISH, { kind: 'main' });
  await visitor.press('button', 'Close', viewer);
  await visitor.seesNo('dialog', viewer.name);

  await visitor.press('button', 'Open navigation');
  const menu = { kind: 'dialog', name: 'Where to?' } as const;
  await visitor.press('link', 'Contact', menu);
  await visitor.isAt('/contact');
  await visitor.tab.back();
  await visitor.isAt('/stalls/fish-corner');
  await visitor.seesNo('dialog');

  await visitor.press('button', 'Open navigation');
  await visitor.sees('dialog', menu.name);
  await visitor.tab.back();
  await visitor.seesNo('dialog');
  await visitor.isAt('/stalls/fish-corner');

  await visitor.press('button', 'Open navigation');
  await visitor.sees('dialog', menu.name);
  await visitor.reload();
  await visitor.seesNo('dialog');
  await visitor.tab.back();
  await visitor.isAt('/events');
});
