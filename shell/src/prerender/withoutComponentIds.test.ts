import { withoutComponentIds } from './withoutComponentIds';

const STYLES = '<style data-style-groups>.kAbc{color:red;}_.aOne{}.kDef{color:red;}_.aTwo{}</style>';

it('an element keeps the classes that have rules, and loses the ids of its components', () => {
  expect(withoutComponentIds('<p class="aOne aTwo kAbc kDef">x</p>', STYLES)).toBe(
    '<p class="kAbc kDef">x</p>',
  );
});

it('an element whose component has no rules for it has no class', () => {
  expect(withoutComponentIds('<p id="x" class="aOne">x</p>', STYLES)).toBe('<p id="x">x</p>');
});

it('other classes, and texts that look like ids, stay', () => {
  const html = '<p class="other">aOne</p>';
  expect(withoutComponentIds(html, STYLES)).toBe(html);
});
