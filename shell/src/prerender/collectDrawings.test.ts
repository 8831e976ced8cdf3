import { collectDrawings, writeDrawings } from './collectDrawings';

const icon = (id: string, path: string) =>
  `<svg class="a"><use href="#${id}" data-path="${path}" data-view-box="0 0 24 24"></use></svg>`;

const MINUS = '<symbol id="icon-minus" viewBox="0 0 24 24"><path d="M5 12h14"/></symbol>';
const PLUS = '<symbol id="icon-plus" viewBox="0 0 24 24"><path d="M12 5v14"/></symbol>';

const hidden = (content: string) =>
  `<svg id="drawings" aria-hidden="true" style="display:none">${content}</svg>`;

it('a path that the first window draws many times stands in the page once, with its view box', () => {
  const drawing = icon('icon-minus', 'M5 12h14');
  const { html, drawings, laterDrawings } = collectDrawings(
    `<p>${drawing}</p><footer data-below-fold="">${drawing}</footer>`,
  );
  const bare = '<svg class="a"><use href="#icon-minus"></use></svg>';
  expect(html).toBe(`<p>${bare}</p><footer data-below-fold="">${bare}</footer>`);
  expect(drawings).toBe(hidden(MINUS));
  expect(laterDrawings.size).toBe(0);
});

it('a path that is drawn below the fold alone, or in a closed dialog, stands in the file of the site', () => {
  const { html, drawings, laterDrawings } = collectDrawings(
    `<dialog>${icon('icon-minus', 'M5 12h14')}</dialog><footer data-below-fold="">${icon('icon-plus', 'M12 5v14')}</footer>`,
  );
  expect(html).toContain('<use href="/drawings.svg#icon-minus">');
  expect(html).toContain('<use href="/drawings.svg#icon-plus">');
  expect(drawings).toBe(hidden(''));
  expect([...laterDrawings.values()]).toEqual([MINUS, PLUS]);
});

it('the file holds the drawings of all pages, each once', () => {
  const page = (content: string) =>
    collectDrawings(`<footer data-below-fold="">${content}</footer>`).laterDrawings;
  const minus = icon('icon-minus', 'M5 12h14');
  expect(writeDrawings([page(minus), page(minus + icon('icon-plus', 'M12 5v14'))])).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg">${MINUS}${PLUS}</svg>`,
  );
});

it('the file keeps the view box that one of the pages has for a drawing', () => {
  const now = new Map([['icon-minus', MINUS]]);
  const older = new Map([['icon-minus', '<path id="icon-minus" d="M5 12h14"/>']]);
  for (const pages of [
    [now, older],
    [older, now],
  ])
    expect(writeDrawings(pages)).toBe(`<svg xmlns="http://www.w3.org/2000/svg">${MINUS}</svg>`);
});

it('a path within a larger picture has no view box of its own', () => {
  const use = '<use href="#icon-minus" data-path="M5 12h14" transform="scale(2)"></use>';
  const { html, drawings } = collectDrawings(`<svg viewBox="0 0 800 300"><g>${use}</g></svg>`);
  expect(html).toBe(
    '<svg viewBox="0 0 800 300"><g><use href="#icon-minus" transform="scale(2)"></use></g></svg>',
  );
  expect(drawings).toBe(hidden('<path id="icon-minus" d="M5 12h14"/>'));
});

it('a drawing keeps its view box where an older release draws the same without one', () => {
  const before = '<svg viewBox="0 0 24 24"><use href="#icon-minus" data-path="M5 12h14"></use></svg>';
  const now = icon('icon-minus', 'M5 12h14');
  for (const html of [before + now, now + before]) expect(collectDrawings(html).drawings).toBe(hidden(MINUS));
});

it('links of a page are left alone', () => {
  const html = '<a href="#menu" data-place="x">Menu</a>';
  expect(collectDrawings(html).html).toBe(html);
});
