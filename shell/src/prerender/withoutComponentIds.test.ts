import { withoutComponentIds } from './withoutComponentIds';

const IDS = new Set(['aA1', 'bB2', 'longer']);

it('an element keeps the classes that have rules, and loses the ids of its components', () => {
  expect(withoutComponentIds('<p class="aA1 bB2 longer kAbc kDef">x</p>', IDS)).toBe(
    '<p class="kAbc kDef">x</p>',
  );
});

it('an element whose component has no rules for it has no class', () => {
  expect(withoutComponentIds('<p id="x" class="aA1">x</p>', IDS)).toBe('<p id="x">x</p>');
});

it('other classes, and texts that look like ids, stay', () => {
  const html = '<p class="other">aA1</p>';
  expect(withoutComponentIds(html, IDS)).toBe(html);
});
