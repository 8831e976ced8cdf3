/** @jest-environment @venue/shared/tooling/testing/jestDom */
import type { SiteRoute } from '@venue/shared/site-routes';
import { endSpeculation, speculationRules } from './speculationRules';

const route = (path: string, audience: SiteRoute['audience'], remote: SiteRoute['remote']): SiteRoute => ({
  path,
  title: path,
  audience,
  remote,
});

it('the browser fetches in advance public pages only, and of them what it is about to open', () => {
  const rules = speculationRules([
    route('/menu', 'everyone', 'public_site'),
    route('/stalls/:id', 'everyone', 'public_site'),
    route('/signin', 'everyone', 'customer_portal'),
    route('/orders', 'signed-in', 'customer_portal'),
    route('/admin/menu', 'admin', 'admin_console'),
  ]);
  expect(JSON.parse(rules)).toEqual({
    prefetch: [
      { source: 'document', where: { href_matches: ['/menu', '/stalls/:id'] }, eagerness: 'moderate' },
    ],
  });
});

it('the rules go when the application opens links by itself', () => {
  document.head.innerHTML = '<script type="speculationrules">{}</script>';
  endSpeculation();
  expect(document.head.innerHTML).toBe('');
  expect(endSpeculation).not.toThrow();
});
