import { withoutComponentIds } from './withoutComponentIds';

const STYLES =
  '<style data-style-groups="aA1bB2 .longer">.kAbc{top:0}_{}.kDef{top:0}_{}.kGhi{top:0}_{}</style>';

it('an element keeps the classes that have rules, and loses the ids of its components', () => {
  expect(withoutComponentIds('<p class="aA1 bB2 longer kAbc kDef">x</p>', STYLES)).toBe(
    '<p class="kAbc kDef">x</p>',
  );
});

it('an element whose component has no rules for it has no class', () => {
  expect(withoutComponentIds('<p id="x" class="aA1">x</p>', STYLES)).toBe('<p id="x">x</p>');
});

it('an element keeps the id by which a rule selects it', () => {
  const styles = '<style data-style-groups="aA1">.kAbc+.aA1{top:0}_{}</style>';
  const html = '<p class="aA1 kAbc">x</p>';
  expect(withoutComponentIds(html, styles)).toBe(html);
});

it('other classes, and texts that look like ids, stay', () => {
  const html = '<p class="other">aA1</p>';
  expect(withoutComponentIds(html, STYLES)).toBe(html);
});
