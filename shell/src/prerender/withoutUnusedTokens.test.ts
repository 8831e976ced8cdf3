import { withoutUnusedTokens } from './withoutUnusedTokens';

it('custom properties that nothing in the page uses are removed, and those that only they use', () => {
  const styles = ':root{--a:1px;--b:2px;--c:var(--d);--d:3px}.x{top:var(--a)}';
  expect(withoutUnusedTokens(styles, '')).toBe(':root{--a:1px;}.x{top:var(--a)}');
});

it('custom properties that the markup uses, or that another used one needs, stay', () => {
  const styles = ':root{--a:var(--b);--b:2px;--c:3px}.x{top:var(--a, 0)}';
  expect(withoutUnusedTokens(styles, '<p style="left:var(--c)">x</p>')).toBe(styles);
});

it('other declarations and selectors stay', () => {
  const styles = '.a--b:hover{top:0;--a:1px;left:0}';
  expect(withoutUnusedTokens(styles, '')).toBe('.a--b:hover{top:0;left:0}');
});
