import { readGroups, toStyleElement } from './prerenderedStyles';

const TAGS = [
  '<style data-styled="true" data-styled-version="6.6.0">',
  '.kAbc{color:red;}/*!sc*/\n@media print{.kAbc{color:blue;}}/*!sc*/\n',
  'data-styled.g1[id="sc-one"]{content:"kAbc,"}/*!sc*/\n',
  '.kDef{color:red;}/*!sc*/\n.kGhi{color:green;}/*!sc*/\n',
  'data-styled.g7[id="sc-two"]{content:"kDef,kGhi,"}/*!sc*/\n',
  '</style>',
].join('');

function parse(html: string) {
  document.head.innerHTML = html;
  const element = document.querySelector('style');
  if (!element) throw new Error('There is no style element.');
  return element;
}

const textOf = (html: string) => parse(html).textContent;

it('the style element of a static page holds the rules, and a rule that ends each group', () => {
  expect(textOf(toStyleElement(TAGS))).toBe(
    '.kAbc{color:red;}@media print{.kAbc{color:blue;}}_.sc-one{}.kDef{color:red;}.kGhi{color:green;}_.sc-two{}',
  );
});

it('the style element of a static page names the groups in the order of their rules', () => {
  const groups = readGroups(textOf(toStyleElement(TAGS)));
  expect(groups.map(({ componentId, names }) => [componentId, new Set(names)])).toEqual([
    ['sc-one', new Set(['kAbc'])],
    ['sc-two', new Set(['kDef', 'kGhi'])],
  ]);
});

it('a group is ended by the rule that the browser finds in its style sheet', () => {
  const element = parse(toStyleElement(TAGS));
  const selectors = [...(element.sheet?.cssRules ?? [])].map((rule) => (rule as CSSStyleRule).selectorText);
  for (const { end } of readGroups(element.textContent)) expect(selectors).toContain(end);
});

it('names that no selector mentions, such as those of global styles, stand at the end of their group', () => {
  const tags =
    '<style>a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-global"]{content:"sc-global1,"}/*!sc*/\n</style>';
  expect(textOf(toStyleElement(tags))).toBe('a{color:red;}_.sc-global.sc-global1{}');
  expect(readGroups(textOf(toStyleElement(tags)))).toMatchObject([
    { componentId: 'sc-global', names: ['sc-global1'] },
  ]);
});

it('a page without styles has no groups', () => {
  expect(readGroups(textOf(toStyleElement('')))).toEqual([]);
});
