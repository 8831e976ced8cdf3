import { createRequire } from 'node:module';

const fromEnvironment = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { JSDOM } = fromEnvironment('jsdom');
const selectors = fromEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');

const PAGE = `<!doctype html><html lang="en"><body class="page">
  <main id="main"><h1 class="a b">One</h1><p>Two <b class="a">three</b></p>
  <ul class="list"><li class="a">1</li><li class="b c" data-name="a.b">2</li><li>3</li></ul>
  <form><label for="f">Name</label><input id="f" class="c" type="text" required disabled><button class="a-b">Go</button></form>
  <svg class="icon a" viewBox="0 0 1 1"><linearGradient class="b"></linearGradient></svg></main>
  <div popover hidden class="a\nc"></div></body></html>`;

/** As the style sheets of styled-components, of the reset and of jsdom itself have them. */
const SELECTORS =
  `*|.a|.a.b|.b.a|h1|H1|h1.a|p.a|#main|main#main|.list li|.list>li|.a+.b|.a~li|li:not(.a)|li:not(.a, .c)|:is(.a, .c)|:where(ul, ol) > .b|
li:nth-child(2n + 1)|[data-name="a.b"]|[data-name='a.b'].b|li[data-name]|input:disabled|input[type=text i]|[hidden]|.a, .c|p, .none|.none, b|
.none|none|.a-b|button.a|svg.icon|lineargradient|linearGradient|.b.c[data-name]:last-of-type|:root|body.page :not(:first-child)|.a::before|
.a:hover|[popover]:not([open]):not(:modal)|li:not(li:first-child)|:has(> b)|.c:is(div, li):not([hidden])|\\.a|.\\61|nonsense:nothing|a[|`
    .replaceAll('\n', '')
    .split('|');

it('every selector fits the elements that it fits in jsdom itself', async () => {
  const { document } = new JSDOM(PAGE).window;
  const elements = [...document.querySelectorAll('*')].map(implForWrapper);
  const fitting = () =>
    SELECTORS.map((list) => [
      list,
      elements.flatMap((element, at) => (selectors.matchesDontThrow(element, list) ? [at] : [])),
    ]);
  const own = fitting();
  expect(own.filter(([, found]) => found.length > 0).length).toBeGreaterThan(30);
  const { matchesDontThrow } = selectors;
  await import('./quickStyles.mjs');
  expect(selectors.matchesDontThrow).not.toBe(matchesDontThrow);
  expect(fitting()).toEqual(own);
});

it('a style is computed again when the page has changed', async () => {
  const { keepComputedStyles } = await import('./quickStyles.mjs');
  const { window } = new JSDOM('<!doctype html><style>.a { display: none }</style><p>One</p>');
  keepComputedStyles(window);
  const element = window.document.querySelector('p');
  const shown = () => window.getComputedStyle(element).display;
  expect(shown()).toBe('block');
  element.className = 'a';
  expect(shown()).toBe('none');
  window.document.querySelector('style').textContent = '.a { display: flex }';
  expect(shown()).toBe('flex');
});
