import { screen } from '@testing-library/react';
import { openRoutes } from '../testing';
import fc from 'fast-check';
import { matchPath } from 'react-router-dom';
import { findRoute, usePageName, type SiteRoute } from './siteRoutes';

const route = (path: string, title: string): SiteRoute => ({
  path,
  title,
  audience: 'everyone',
  remote: 'public_site',
});

const ROUTES = [route('/menu/:id', 'Dish'), route('/menu', 'Menu'), route('/menu/today', 'Dish of the Day')];

describe('the paths of the site', () => {
  it.each([
    ['/menu', 'Menu'],
    ['/Menu/', 'Menu'],
    ['/menu//', 'Menu'],
    ['/menu/7', 'Dish'],
    ['/menu/today', 'Dish of the Day'],
  ])('the path %s belongs to the screen %s', (path, title) => {
    expect(findRoute(ROUTES, path)?.title).toBe(title);
  });

  it.each(['/', '/nowhere', '/menu/7/sauce', '/menu//7', '//menu'])(
    'the path %s belongs to no screen',
    (path) => {
      expect(findRoute(ROUTES, path)).toBeNull();
    },
  );
});

it('a path belongs to a screen exactly if the router says so', () => {
  const part = fc.constantFrom('menu', 'Menu', 'today', '7', '', 'sauce');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const path = `/${parts.join('/')}`;
      const isOne = ROUTES.some((route) => matchPath(route.path, path));
      expect(findRoute(ROUTES, path) !== null).toBe(isOne);
    }),
    { numRuns: 500 },
  );
});

describe('the name of a page in a link', () => {
  function nameOf(address: string, siteRoutes?: readonly SiteRoute[]) {
    const Name = () => <p>{usePageName(address)}</p>;
    openRoutes([{ path: '/', element: <Name />, handle: siteRoutes && { siteRoutes } }]);
    return screen.getByRole('paragraph').textContent;
  }

  it.each([
    ['/menu', 'Menu'],
    ['/menu/today?from=mail#top', 'Dish of the Day'],
    ['/menu/7', 'where you were'],
    ['/nowhere', 'where you were'],
  ])('the page %s is called %s', (address, name) => {
    expect(nameOf(address, ROUTES)).toBe(name);
  });

  it('a page is "where you were" when no host lists the paths', () => {
    expect(nameOf('/menu')).toBe('where you were');
  });
});
