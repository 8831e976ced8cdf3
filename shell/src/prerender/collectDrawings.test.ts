import { collectDrawings } from './collectDrawings';

it('a path that a page draws many times stands in it once', () => {
  const use = '<use href="#icon-minus" data-path="M5 12h14" transform="scale(2)"></use>';
  const { html, drawings } = collectDrawings(`<p>${use}</p><p>${use}</p>`);
  const bare = '<use href="#icon-minus" transform="scale(2)"></use>';
  expect(html).toBe(`<p>${bare}</p><p>${bare}</p>`);
  expect(drawings).toBe(
    '<svg id="drawings" aria-hidden="true" style="display:none"><path id="icon-minus" d="M5 12h14"/></svg>',
  );
});

it('links of a page are left alone', () => {
  const html = '<a href="#menu" data-place="x">Menu</a>';
  expect(collectDrawings(html).html).toBe(html);
});
