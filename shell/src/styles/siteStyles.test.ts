import { readSiteStyles, writeSiteStyles } from './siteStyles';

const group = (componentId: string, names: string[], rules: string[]) => ({
  order: 0,
  componentId,
  names,
  rules,
});

const GROUPS = [
  group('sc-one', ['kAbc'], ['.kAbc{color:red}', '@media print{.kAbc{color:blue}}']),
  group('two', ['kDef', 'kGhi'], ['.kDef{color:red}', '.kGhi:hover{color:green}']),
  group('thr', ['kJkl'], ['@media print{.kJkl{color:blue}}']),
  group('fou', ['kMno'], []),
  group('sc-global', ['sc-global1'], ['a{color:red}']),
];

function sheetOf(text: string): CSSStyleSheet {
  const element = document.head.appendChild(document.createElement('style'));
  element.textContent = text;
  if (!element.sheet) throw new Error('The style element has no style sheet.');
  return element.sheet;
}

it('the style sheet of the site holds the rules, a rule that ends each group, and the list of the groups', () => {
  expect(writeSiteStyles(GROUPS)).toBe(
    '.kAbc{color:red}@media print{.kAbc{color:blue}}_{}.kDef{color:red}.kGhi:hover{color:green}_{}' +
      '@media print{.kJkl{color:blue}}_{}_{}a{color:red}_{}' +
      '_{--groups:".sc-one twothr .fou.kMno .sc-global.sc-global1"}',
  );
});

it('the browser reads from the style sheet which rules and names belong to which component', () => {
  expect(readSiteStyles(sheetOf(writeSiteStyles(GROUPS)))).toEqual([
    { componentId: 'sc-one', names: ['kAbc', 'kAbc'], size: 3 },
    { componentId: 'two', names: ['kDef', 'kGhi'], size: 3 },
    { componentId: 'thr', names: ['kJkl'], size: 2 },
    { componentId: 'fou', names: ['kMno'], size: 1 },
    { componentId: 'sc-global', names: ['sc-global1'], size: 2 },
  ]);
});

it('a rule that the browser does not know moves no other rule into another group', () => {
  const text = writeSiteStyles(GROUPS).replace('.kDef{', ':unknown-to-this-browser(x),.kDef{');
  const [, two, three] = readSiteStyles(sheetOf(text));
  expect(two?.names).toContain('kGhi');
  expect(three).toEqual({ componentId: 'thr', names: ['kJkl'], size: 2 });
});

it('another style sheet has no groups', () => {
  expect(readSiteStyles(sheetOf(''))).toEqual([]);
  expect(readSiteStyles(sheetOf('a{color:red}'))).toEqual([]);
});
