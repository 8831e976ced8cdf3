import { readGroups, toStyleElement, unusedIdsIn } from './prerenderedStyles';

const TAGS = [
  '<style data-styled="true" data-styled-version="6.6.0">',
  '.kAbc{color:red;}/*!sc*/\n@media print{.kAbc{color:blue;}}/*!sc*/\n',
  'data-styled.g1[id="sc-one"]{content:"kAbc,"}/*!sc*/\n',
  '.kDef{color:red;}/*!sc*/\n.kGhi{color:green;}/*!sc*/\n',
  'data-styled.g7[id="two"]{content:"kDef,kGhi,"}/*!sc*/\n',
  '@media print{.kJkl{color:blue;}}/*!sc*/\n',
  'data-styled.g8[id="thr"]{content:"kJkl,"}/*!sc*/\n',
  'a{color:red;}/*!sc*/\n',
  'data-styled.g9[id="sc-global"]{content:"sc-global1,"}/*!sc*/\n',
  '</style>',
].join('');

function parse(html: string) {
  document.head.innerHTML = html;
  const element = document.querySelector('style');
  if (!element) throw new Error('There is no style element.');
  return element;
}

function groupsOf(tags: string) {
  const element = parse(toStyleElement(tags));
  return readGroups(element.getAttribute('data-style-groups') ?? '', element.textContent);
}

it('the style element of a static page holds the rules, and a rule that ends each group', () => {
  expect(parse(toStyleElement(TAGS)).textContent).toBe(
    '.kAbc{color:red;}@media print{.kAbc{color:blue;}}_{}.kDef{color:red;}.kGhi{color:green;}_{}' +
      '@media print{.kJkl{color:blue;}}_{}a{color:red;}_{}',
  );
});

it('the style element of a static page lists usual ids without a space, and others with what their rules do not say', () => {
  expect(toStyleElement(TAGS)).toContain('<style data-style-groups=".sc-one twothr .sc-global.sc-global1">');
});

it('the groups of a static page have the names that their rules define', () => {
  expect(groupsOf(TAGS).map(({ componentId, names }) => [componentId, [...new Set(names)]])).toEqual([
    ['sc-one', ['kAbc']],
    ['two', ['kDef', 'kGhi']],
    ['thr', ['kJkl']],
    ['sc-global', ['sc-global1']],
  ]);
});

it('the ids that no rule mentions are told, and those that one does are not', () => {
  const styles =
    '<style data-style-groups="one two">.kAbc{top:0}.kAbc+.one{top:1px}_{}.kDef{top:0}_{}</style>';
  expect(unusedIdsIn(styles)).toEqual(['two']);
  expect(unusedIdsIn(toStyleElement(TAGS))).toEqual(['sc-one', 'two', 'thr', 'sc-global']);
});

it('a page without styles has no groups', () => {
  expect(groupsOf('')).toEqual([]);
});
