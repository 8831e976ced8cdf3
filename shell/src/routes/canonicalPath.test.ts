import { canonicalPath } from './canonicalPath';
import { SITE_ROUTES } from '../testing/siteRoutes';

describe('the one address of a page', () => {
  it.each([
    // [typed, canonical]
    ['/', '/'],
    ['//', '/'],
    ['/menu', '/menu'],
    ['/menu/', '/menu'],
    ['/menu//', '/menu'],
    ['/Menu', '/menu'],
    ['/MENU/', '/menu'],
    ['/Privacy-Policy', '/privacy-policy'],
    ['/SignIn/', '/signin'],
    ['/Admin/Events/New/', '/admin/events/new'],
    ['/events/garden-jazz', '/events/garden-jazz'],
    ['/Events/garden-jazz/', '/events/garden-jazz'],
    ['/EVENTS/garden-jazz/Photos', '/events/garden-jazz/photos'],
    ['/menu/1/', '/menu/1'],
  ])('the canonical path of %s is %s', (typed, canonical) => {
    expect(canonicalPath(SITE_ROUTES, typed)).toBe(canonical);
  });

  it.each([
    ['/Stalls/Tysons', '/stalls/Tysons'],
    ['/events/A%20b', '/events/A%20b'],
    ['/Events/%E0%A4%A', '/events/%E0%A4%A'],
  ])('the canonical path of %s keeps the id as it was typed: %s', (typed, canonical) => {
    expect(canonicalPath(SITE_ROUTES, typed)).toBe(canonical);
  });

  it.each([
    ['/admin/', '/admin'],
    ['/nowhere/', '/nowhere'],
    ['/Nowhere', '/Nowhere'],
    ['/Menu/1/Sauce/', '/Menu/1/Sauce'],
    ['//example.com/menu/', '/example.com/menu'],
  ])('the canonical path of the unknown path %s is %s', (typed, canonical) => {
    expect(canonicalPath(SITE_ROUTES, typed)).toBe(canonical);
  });

  it('a canonical path is its own canonical path', () => {
    for (const { path } of SITE_ROUTES) {
      const written = path.replace(':id', 'Some-Id');
      expect(canonicalPath(SITE_ROUTES, written)).toBe(written);
      expect(canonicalPath(SITE_ROUTES, canonicalPath(SITE_ROUTES, `${written.toUpperCase()}//`))).toBe(
        canonicalPath(SITE_ROUTES, `${written.toUpperCase()}//`),
      );
    }
  });
});
