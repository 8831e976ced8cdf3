import { collectDrawings } from './collectDrawings';

it('a path that a page draws many times stands in it once', () => {
  const use = '<use href="#i-minus" data-path="M5 12h14" data-size="24"></use>';
  const { html, drawings } = collectDrawings(`<p>${use}</p><p>${use}</p>`);
  const bare = '<use href="#i-minus"></use>';
  expect(html).toBe(`<p>${bare}</p><p>${bare}</p>`);
  expect(drawings).toBe(
    '<svg id="drawings" aria-hidden="true" style="display:none"><symbol id="i-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol></svg>',
  );
});

it('links of a page are left alone', () => {
  const html = '<a href="#menu" data-place="x">Menu</a>';
  expect(collectDrawings(html).html).toBe(html);
});
