import { collectDrawings } from './collectDrawings';

it('a path that a page draws many times stands in it once, with the view box of its grid', () => {
  const drawing =
    '<svg viewBox="0 0 24 24" class="a"><use href="#icon-minus" data-path="M5 12h14"></use></svg>';
  const { html, drawings } = collectDrawings(`<p>${drawing}</p><p>${drawing}</p>`);
  const bare = '<svg class="a"><use href="#icon-minus"></use></svg>';
  expect(html).toBe(`<p>${bare}</p><p>${bare}</p>`);
  expect(drawings).toBe(
    '<svg id="drawings" aria-hidden="true" style="display:none">' +
      '<symbol id="icon-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol></svg>',
  );
});

it('a path within a larger picture stays one without a view box', () => {
  const use = '<use href="#icon-minus" data-path="M5 12h14" transform="scale(2)"></use>';
  const { html, drawings } = collectDrawings(`<svg viewBox="0 0 800 300"><g>${use}</g></svg>`);
  expect(html).toBe(
    '<svg viewBox="0 0 800 300"><g><use href="#icon-minus" transform="scale(2)"></use></g></svg>',
  );
  expect(drawings).toContain('<path id="icon-minus" d="M5 12h14"/></svg>');
});

it('links of a page are left alone', () => {
  const html = '<a href="#menu" data-place="x">Menu</a>';
  expect(collectDrawings(html).html).toBe(html);
});
