import { applySiteStyles } from './applySiteStyles';

const { dataset } = document.documentElement;

function open(head: string) {
  document.head.innerHTML = head;
  applySiteStyles();
  return document.querySelector('link');
}

const openWithStyles = () =>
  open(
    '<style data-critical></style><link rel="stylesheet" href="/styles.css" media="print" data-site-styles>',
  );

it('what is below the fold is hidden until the style sheet has arrived, which then counts for all media', () => {
  const link = openWithStyles();
  expect(dataset.styles).toBe('pending');
  expect(link?.media).toBe('print');
  link?.dispatchEvent(new Event('load'));
  expect(dataset.styles).toBeUndefined();
  expect(link?.media).toBe('all');
});

it.each([
  ['load', 0],
  ['error', 1],
])("at the %s of the style sheet, the page's own rules remain %i times", (type, count) => {
  openWithStyles()?.dispatchEvent(new Event(type));
  expect(document.querySelectorAll('style')).toHaveLength(count);
});

it('without the style sheet, what is below the fold is shown, and the page has the style sheet no more', () => {
  const link = openWithStyles();
  link?.dispatchEvent(new Event('error'));
  expect(dataset.styles).toBeUndefined();
  expect(link?.isConnected).toBe(false);
});

it('a page without the style sheet hides nothing', () => {
  open('<link rel="stylesheet" href="/other.css">');
  expect(dataset.styles).toBeUndefined();
});
