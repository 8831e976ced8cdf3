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

it('the style element of a static page holds the rules, and a rule that ends each group', () => {
  expect(parse(toStyleElement(TAGS)).textContent).toBe(
    '.kAbc{color:red;}@media print{.kAbc{color:blue;}}_{}.kDef{color:red;}.kGhi{color:green;}_{}',
  );
});

it('the style element of a static page names the groups in the order of their rules', () => {
  expect(readGroups(parse(toStyleElement(TAGS)))).toEqual([
    { componentId: 'sc-one', names: ['kAbc'] },
    { componentId: 'sc-two', names: ['kDef', 'kGhi'] },
  ]);
});

it('a page without styles has no groups', () => {
  expect(readGroups(parse(toStyleElement('')))).toEqual([]);
});
