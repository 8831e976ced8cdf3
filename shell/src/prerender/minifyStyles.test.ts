import { minifyStyles } from './minifyStyles';

it.each([
  ['the last semicolon', 'a{color:red;top:0;}', 'a{color:red;top:0}'],
  ['a zero before a point', 'a{margin:-0.02em 10.5px 0.5px;}', 'a{margin:-.02em 10.5px .5px}'],
  ['spaces after commas', 'a{width:min(24rem, 100vw - 2.5rem);}', 'a{width:min(24rem,100vw - 2.5rem)}'],
  ['several lines', 'a{width:min(\n 24rem,\n 100vw + 1px\n );}', 'a{width:min(24rem,100vw + 1px)}'],
  ['conditions', '@media (min-width: 45em){.a{top:0;}}', '@media (min-width:45em){.a{top:0}}'],
])('styles are written without what means nothing: %s', (_what, written, sent) => {
  expect(minifyStyles(written)).toBe(sent);
});

it('spaces that mean something stay', () => {
  const styles = ".a :focus,.a:where([data-b='c']) svg{inset:0 auto;width:calc(1px + var(--b) * 2)}";
  expect(minifyStyles(styles)).toBe(styles);
});

it('strings stay as they are', () => {
  const styles = `a::after{content:', 0.5;}';background:url("data:image/svg+xml,%3Cpath d='M0 0, 0.5'/%3E")}`;
  expect(minifyStyles(styles)).toBe(styles);
});
