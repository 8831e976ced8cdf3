import { criticalStyles } from './criticalStyles';

const group = (order: number, rules: string[]) => ({ order, componentId: `c${order}`, names: [], rules });

const GROUPS = [
  group(1, ['.base{top:0}', '@media print{.base{top:1px}}', '.variant{top:2px}']),
  group(2, ['a{color:red}', ':root{--x:1}']),
  group(3, ['.below{top:3px}']),
  group(4, ['@keyframes rise{from{top:0}}', '@keyframes fall{from{top:1px}}']),
  group(5, ['.moving{animation:rise 1s}', '.base+.below{top:4px}']),
];

it('a page holds the rules of bare elements and of what stands above the fold, in the order of the groups', () => {
  const html =
    '<p class="base moving">x</p><section data-below-fold=""><p class="below variant">y</p></section>';
  expect(criticalStyles(GROUPS, html)).toBe(
    '.base{top:0}@media print{.base{top:1px}}a{color:red}:root{--x:1}@keyframes rise{from{top:0}}' +
      '.moving{animation:rise 1s}.base+.below{top:4px}',
  );
});

it('what shows only when it is pointed at, pressed or selected comes with the style sheet of the site', () => {
  const rules = [
    '.base:hover{top:0}',
    '::selection{top:0}',
    '.base:not(:disabled,[data-x]):hover{top:0}',
    '@media (hover:hover){.base:active{top:1px}}',
    '@media (hover:hover){.base{top:2px}}',
    '.base:not(:hover,:focus){top:4px}',
    '.base:hover,.base:focus{top:3px}',
    '.base:not(:hover){top:4px}',
  ];
  expect(criticalStyles([group(1, rules)], '<p class="base">x</p>')).toBe(rules.slice(4).join(''));
  const both = '@media (hover:hover){.base{top:0}.base:active{top:2px}}';
  expect(criticalStyles([group(1, [both])], '<p class="base">x</p>')).toBe(
    '@media (hover:hover){.base{top:0}}',
  );
});

it('what no element of its class shows above the fold comes with the style sheet of the site', () => {
  const html =
    '<a class="base variant" data-size="small" aria-current="page">x</a><button class="moving" disabled="" readOnly="">x</button>' +
    '<footer data-below-fold=""><p class="base" data-size="large">x</p></footer>';
  const shown = [
    ".base:where([data-size='small']){top:0}",
    '.base[aria-current]::after{top:0}',
    ".base[data-size='small'][aria-current='page']{top:0}",
    '.moving:disabled{top:0}',
    '.base:not([data-filled]){top:0}',
    ".base:where([data-size='large'],[data-size='small']){top:0}",
    "[data-theme='dark'] .base{top:0}",
    '.base:is(.moving[data-x]:not(.variant),.variant){top:0}',
    '.moving[readonly]{top:0}',
    "html:not([style*='--cart']) .base{top:0}",
  ];
  const others = [
    ".base:where([data-size='large']){top:0}",
    '.moving[aria-current]{top:0}',
    ".base[data-size='small'][aria-current='step']{top:0}",
    '.base:disabled{top:0}',
    ".base:disabled,.base[aria-busy='true']:not(.variant){top:0}",
  ];
  expect(criticalStyles([group(1, [...shown, ...others])], html)).toBe(shown.join(''));
});

it('a dialog counts when it is open', () => {
  const page = (open: string) =>
    `<dialog tabindex="-1"${open} class="base"><p class="variant">x</p></dialog>`;
  expect(criticalStyles([group(1, ['.base{top:0}', '.variant{top:1px}'])], page(''))).toBe('');
  expect(criticalStyles([group(1, ['.base{top:0}', '.variant{top:1px}'])], page(' open=""'))).not.toBe('');
});

it('what follows an element below the fold counts, whatever stands inside that element', () => {
  const html =
    '<div data-below-fold=""><div><p class="base">x</p></div><img class="moving"/></div><p class="variant">y</p>';
  expect(criticalStyles(GROUPS, html)).toBe('.variant{top:2px}a{color:red}:root{--x:1}');
});

it('a page with nothing below the fold holds all of its rules', () => {
  const html = '<p class="base variant moving below" title="data-below-fold">x</p>';
  const all = GROUPS.flatMap(({ rules }) => rules).filter((rule) => !rule.includes('fall'));
  expect(criticalStyles(GROUPS, html)).toBe(all.join(''));
});
