/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { hasChosenCanary } from './showOverlays';
import { showTrackBadge } from './showTrackBadge';

const setCookie = (text: string) => (document.cookie = text);

beforeEach(() => {
  document.body.innerHTML = '';
  setCookie('track=; Max-Age=0');
  window.__VENUE__ = { track: 'canary' };
});

it('only a canary chosen by hand has a badge', () => {
  expect(hasChosenCanary()).toBe(false);
  setCookie('xtrack=canary');
  expect(hasChosenCanary()).toBe(false);
  setCookie('track=canary');
  expect(hasChosenCanary()).toBe(true);
  window.__VENUE__ = { track: 'stable' };
  expect(hasChosenCanary()).toBe(false);
});

it('the badge leads back to the same page on the stable track', () => {
  window.history.replaceState(null, '', '/menu?q=tea');
  showTrackBadge();
  const link = document.querySelector<HTMLAnchorElement>('aside[aria-label="Release"] a');
  expect(link).toHaveTextContent('Back to the current site');
  expect(link).toHaveAttribute('href', '/menu?q=tea&track=stable');
  window.history.replaceState(null, '', '/events');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link).toHaveAttribute('href', '/events?track=stable');
});
