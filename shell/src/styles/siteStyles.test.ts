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
  const sheet = sheetOf(writeSiteStyles(GROUPS));
  // The first rule of the second group; browsers leave out what they do not know.
  sheet.deleteRule(3);
  const [, two, three] = readSiteStyles(sheet);
  expect(two).toEqual({ componentId: 'two', names: ['kGhi'], size: 2 });
  expect(three).toEqual({ componentId: 'thr', names: ['kJkl'], size: 2 });
});

it('another style sheet has no groups', () => {
  expect(readSiteStyles(sheetOf(''))).toEqual([]);
  expect(readSiteStyles(sheetOf('a{color:red}'))).toEqual([]);
});
