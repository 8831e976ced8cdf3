import { theme } from '@venue/shared/ui/theme';
import { GroupedRules } from './GroupedRules';
import { shortenTokens } from './shortTokens';

function createSheet() {
  const element = document.head.appendChild(document.createElement('style'));
  if (!element.sheet) throw new Error('The style element has no style sheet.');
  return element.sheet;
}
const textOf = (sheet: CSSStyleSheet) =>
  [...sheet.cssRules].map(({ cssText }) => cssText.replace(/[\s;]/g, '')).join(' ');

const setUp = () => {
  const [sheet, keyframesSheet] = [createSheet(), createSheet()];
  return { sheet, keyframesSheet, rules: new GroupedRules(sheet, keyframesSheet) };
};

it('rules stand in the order of the groups, whatever comes first', () => {
  const { sheet, rules } = setUp();
  rules.insertRules(3, ['.c{top:1px}']);
  rules.insertRules(1, ['.a{top:2px}', '.a2{top:3px}']);
  rules.insertRules(2, ['.b{top:4px}']);
  rules.insertRules(1, ['.a3{top:5px}']);
  expect(textOf(sheet)).toBe('.a{top:2px} .a2{top:3px} .a3{top:5px} .b{top:4px} .c{top:1px}');
});

it('rules that were there before keep their groups', () => {
  const { sheet, rules } = setUp();
  for (const [index, name] of ['a', 'end', 'b', 'end'].entries()) sheet.insertRule(`${name}{top:0}`, index);
  rules.adopt(1, 2);
  rules.adopt(5, 2);
  rules.insertRules(1, ['.more{top:1px}']);
  rules.insertRules(4, ['.between{top:1px}']);
  rules.insertRules(9, ['.last{top:1px}']);
  expect([...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText)).toEqual([
    'a',
    'end',
    '.more',
    '.between',
    'b',
    'end',
    '.last',
  ]);
});

it('a group that is cleared takes only its own rules with it', () => {
  const { sheet, rules } = setUp();
  rules.insertRules(1, ['.a{top:0}']);
  rules.insertRules(2, ['.b{top:0}', '.b2{top:0}']);
  rules.insertRules(3, ['.c{top:0}']);
  rules.clearGroup(2);
  rules.insertRules(2, ['.b3{top:0}']);
  expect(textOf(sheet)).toBe('.a{top:0} .b3{top:0} .c{top:0}'.replaceAll(';', ''));
});

it('a rule that the browser refuses is left out, and the others keep their places', () => {
  const { sheet, rules } = setUp();
  const insert = jest.spyOn(sheet, 'insertRule');
  insert.mockImplementationOnce(() => {
    throw new DOMException('Failed to parse the rule.', 'SyntaxError');
  });
  rules.insertRules(1, [':unknown-to-this-browser{top:0}', '.a{top:1px}']);
  rules.insertRules(2, ['.b{top:2px}']);
  expect(textOf(sheet)).toBe('.a{top:1px} .b{top:2px}');
});

it('rules name the tokens of the theme as the static page does', () => {
  const { sheet, rules } = setUp();
  rules.insertRules(1, [`.a{color:${theme.color.ink}}`]);
  expect(textOf(sheet)).toBe(shortenTokens(`.a{color:${theme.color.ink}}`).replace(' ', ''));
});

it('keyframes have a style sheet of their own', () => {
  const { sheet, keyframesSheet, rules } = setUp();
  rules.insertRules(1, ['@keyframes grow{from{top:0}}', '.a{top:1px}']);
  expect(textOf(sheet)).toBe('.a{top:1px}');
  expect(keyframesSheet.cssRules).toHaveLength(1);
});
