/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { estimateHeights } from './estimateHeights';

const html = document.documentElement;

function arriveBy(type: NavigationTimingType | undefined, hash = '') {
  delete html.dataset.heights;
  window.location.hash = hash;
  Object.assign(performance, { getEntriesByType: () => (type ? [{ type }] : []) });
  estimateHeights();
  return html.dataset.heights;
}

it('the heights of a page that is opened from its top are estimated', () => {
  expect(arriveBy('navigate')).toBe('estimated');
});

it.each(['reload', 'back_forward'] as const)(
  'a page that the browser scrolls to where the visitor was has its true heights: %s',
  (type) => {
    expect(arriveBy(type)).toBeUndefined();
  },
);

it('a page that opens at one of its parts has its true heights', () => {
  expect(arriveBy('navigate', '#faq')).toBeUndefined();
});

it('a page has its true heights where the browser does not say how it was opened', () => {
  expect(arriveBy(undefined)).toBeUndefined();
});
