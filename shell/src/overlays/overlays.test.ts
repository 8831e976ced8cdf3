/** @jest-environment @venue/platform/testing/jestDom */
import { readRegistry } from '../registry/readRegistry';
import { runningVersion } from '../remotes/loadRemoteModule';
import { registryFile } from '../testing/registry';
import { showBoundaries } from './showBoundaries';
import { hasChosenCanary } from './showOverlays';
import { showTrackBadge } from './showTrackBadge';

jest.mock('../remotes/loadRemoteModule', () => ({ runningVersion: jest.fn() }));

describe('the boundaries', () => {
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
});

describe('the badge of a canary', () => {
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
});
