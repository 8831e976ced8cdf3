import { applySiteStyles } from './applySiteStyles';

const { dataset } = document.documentElement;

/** Opens a page with its own rules and the link of the style sheet, for which a style element of its own stands in. */
function openPage() {
  document.head.innerHTML = '<style data-critical></style><style>a{top:0}</style><link data-site-styles>';
  const [, { sheet }] = document.querySelectorAll('style') as unknown as [unknown, HTMLStyleElement];
  const link = document.querySelector('link');
  if (!link || !sheet) throw new Error('The page has no style sheet.');
  // jsdom has no list of media.
  Object.defineProperty(sheet, 'media', { value: { mediaText: 'print' } });
  Object.defineProperty(link, 'sheet', { value: sheet });
  applySiteStyles();
  return { link, sheet };
}

const hasOwnRules = () => document.querySelector('style[data-critical]') !== null;

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset.styles;
});
afterEach(() => jest.useRealTimers());

it('what is below the fold is hidden until the style sheet has arrived, which then counts for all media', () => {
  const { link, sheet } = openPage();
  expect(dataset.styles).toBe('pending');
  expect(hasOwnRules()).toBe(true);
  link.dispatchEvent(new Event('load'));
  expect(dataset.styles).toBeUndefined();
  expect(sheet.media.mediaText).toBe('all');
  expect(sheet.cssRules).toHaveLength(1);
});

it("the style sheet takes the place of the page's own rules", () => {
  openPage().link.dispatchEvent(new Event('load'));
  expect(hasOwnRules()).toBe(false);
});

it('without the style sheet, what is below the fold is shown, with the rules of the page itself', () => {
  const { link } = openPage();
  link.dispatchEvent(new Event('error'));
  expect(dataset.styles).toBeUndefined();
  expect(link.isConnected).toBe(false);
  expect(hasOwnRules()).toBe(true);
});

it('what is below the fold is shown after four seconds although the style sheet does not arrive', () => {
  openPage();
  jest.advanceTimersByTime(3999);
  expect(dataset.styles).toBe('pending');
  jest.advanceTimersByTime(1);
  expect(dataset.styles).toBeUndefined();
});

it('a style sheet that the application has done without changes nothing any more', () => {
  const { link } = openPage();
  link.remove();
  link.dispatchEvent(new Event('load'));
  expect(hasOwnRules()).toBe(true);
});

it('a page without the style sheet hides nothing', () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/other.css">';
  applySiteStyles();
  expect(dataset.styles).toBeUndefined();
});
