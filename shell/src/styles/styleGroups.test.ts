import { mergeGroups, readStyleTags, unusedIdsOf } from './styleGroups';

const TAGS = [
  '<style data-styled="true" data-styled-version="6.6.0">',
  '.kAbc{color:red;}/*!sc*/\n@media print{.kAbc{color:blue;}}/*!sc*/\n',
  'data-styled.g1[id="sc-one"]{content:"kAbc,"}/*!sc*/\n',
  '.kDef{color:red;}/*!sc*/\n.kGhi{color:green;}/*!sc*/\n',
  'data-styled.g7[id="two"]{content:"kDef,kGhi,"}/*!sc*/\n',
  'data-styled.g8[id="thr"]{content:"kJkl,"}/*!sc*/\n',
  'a{color:red;}/*!sc*/\n',
  'data-styled.g9[id="sc-global"]{content:"sc-global1,"}/*!sc*/\n',
  '</style>',
].join('');

const group = (order: number, componentId: string, names: string[], rules: string[]) => ({
  order,
  componentId,
  names,
  rules,
});

it('a page has a group of rules for each component, with its place, its id and the names of its variants', () => {
  expect(readStyleTags(TAGS)).toEqual([
    group(1, 'sc-one', ['kAbc'], ['.kAbc{color:red;}', '@media print{.kAbc{color:blue;}}']),
    group(7, 'two', ['kDef', 'kGhi'], ['.kDef{color:red;}', '.kGhi{color:green;}']),
    group(8, 'thr', ['kJkl'], []),
    group(9, 'sc-global', ['sc-global1'], ['a{color:red;}']),
  ]);
});

it('a page without styles has no groups', () => {
  expect(readStyleTags('')).toEqual([]);
});

it('the groups of several pages have each rule once, in the order of the groups', () => {
  const first = [group(1, 'one', ['a'], ['.a{top:0}']), group(5, 'two', ['b'], ['.b{top:0}'])];
  const second = [group(1, 'one', ['a', 'a2'], ['.a{top:0}', '.a2{top:1px}']), group(3, 'mid', [], [])];
  expect(mergeGroups([first, second])).toEqual([
    group(1, 'one', ['a', 'a2'], ['.a{top:0}', '.a2{top:1px}']),
    group(3, 'mid', [], []),
    group(5, 'two', ['b'], ['.b{top:0}']),
  ]);
});

it('the ids that no rule mentions are told, and those that one does are not', () => {
  const groups = [
    group(1, 'one', ['kAbc'], ['.kAbc{top:0}', '.kAbc+.one{top:1px}']),
    group(2, 'two', ['kDef'], ['.kDef{top:0}']),
  ];
  expect([...unusedIdsOf(groups)]).toEqual(['two']);
});
