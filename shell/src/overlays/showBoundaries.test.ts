/** @jest-environment @venue/shared/tooling/testing/jestDom */
import { readRegistry } from '../registry/readRegistry';
import { runningVersion } from '../remotes/loadRemoteModule';
import { registryFile } from '../testing/registry';
import { showBoundaries } from './showBoundaries';

jest.mock('../remotes/loadRemoteModule', () => ({ runningVersion: jest.fn() }));

const labels = () =>
  [...document.querySelectorAll('[data-boundary]')].map((part) => part.getAttribute('data-boundary'));

beforeEach(async () => {
  window.__VENUE__ = { registry: registryFile() };
  await readRegistry({ fresh: false });
  document.body.innerHTML = '<header></header><main id="main"></main><footer></footer>';
});

it.each([
  ['/menu', '1.0.0', 'public_site · 1.0.0 · stable'],
  ['/dashboard', null, 'customer_portal · not loaded · stable'],
  ['/nowhere', null, 'shell'],
])('the boundaries at %s with the release %s name shell, %s, shell', (path, version, label) => {
  window.history.replaceState(null, '', `${path}?boundaries`);
  jest.mocked(runningVersion).mockReturnValue(version);
  showBoundaries();
  expect(labels()).toEqual(['shell', label, 'shell']);
});

it('the boundaries follow a navigation', async () => {
  window.history.replaceState(null, '', '/nowhere?boundaries');
  showBoundaries();
  window.history.replaceState(null, '', '/menu');
  jest.mocked(runningVersion).mockReturnValue('1.0.0');
  document.getElementById('main')?.append('Menu');
  await Promise.resolve();
  expect(labels()[1]).toBe('public_site · 1.0.0 · stable');
});
