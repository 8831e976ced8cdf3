/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { readRegistry } from '../registry/readRegistry';
import { setRunningVersion } from '../remotes/runningVersions';
import { registryFile } from '../testing/registry';
import { showBoundaries } from './showBoundaries';

const observe = jest.fn();

beforeEach(async () => {
  window.__VENUE__ = { registry: registryFile() };
  await readRegistry({ fresh: false });
  window.ResizeObserver = jest.fn(() => ({ observe, unobserve: jest.fn(), disconnect: jest.fn() }));
});

it('the boundaries name shell, remote, release and track of each part, and are no part of the page', () => {
  document.body.innerHTML = '<header></header><main id="main"></main><footer></footer>';
  window.history.replaceState(null, '', '/menu?boundaries');
  setRunningVersion('public_site', '1.0.0');
  showBoundaries();
  const overlay = document.querySelector('[data-boundaries]');
  expect([...(overlay?.children ?? [])].map((box) => box.textContent)).toEqual([
    'shell',
    'public_site · 1.0.0 · stable',
    'shell',
  ]);
  expect(overlay).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['/dashboard', 'customer_portal · not loaded · stable'],
  ['/nowhere', 'shell'],
])('the boundaries at %s say %s', (path, label) => {
  document.body.innerHTML = '<main id="main"></main>';
  window.history.replaceState(null, '', path);
  showBoundaries();
  expect(document.querySelector('[data-boundaries]')?.textContent).toBe(label);
});
