import { withoutFallbacks } from './withoutFallbacks';

const ROOT = ':root{--bg-color-ink:#1E2119;--bg-size-h1:clamp(2rem, calc(1rem + 1vw), 3rem);}';

it.each([
  ['a colour', 'a{color:var(--bg-color-ink, #1E2119);}', 'a{color:var(--bg-color-ink);}'],
  [
    'a function with a comma',
    'a{font-size:var(--bg-size-h1,clamp(2rem, 1rem + 1vw, 3rem));}',
    'a{font-size:var(--bg-size-h1);}',
  ],
  [
    'several in one function',
    'a{width:calc(var(--bg-color-ink, 1) + var(--bg-color-ink, 2));}',
    'a{width:calc(var(--bg-color-ink) + var(--bg-color-ink));}',
  ],
])('the fallback of a defined custom property is removed: %s', (_what, written, sent) => {
  expect(withoutFallbacks(ROOT + written)).toBe(ROOT + sent);
});

it('a custom property that the page does not define keeps its fallback', () => {
  const styles = `${ROOT}a{color:var(--bg-color-new, #fff);}`;
  expect(withoutFallbacks(styles)).toBe(styles);
});

it('a custom property that only some elements define keeps its fallback', () => {
  const styles = `${ROOT}.a{--own:1px;}.b{top:var(--own, 2px);}`;
  expect(withoutFallbacks(styles)).toBe(styles);
});

it('what stands behind a custom property without a fallback stays', () => {
  const styles = `${ROOT}a{color:var(--bg-color-ink);background:rgb(0 0 0);}`;
  expect(withoutFallbacks(styles)).toBe(styles);
});
