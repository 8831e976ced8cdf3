import { continuePath, continueState, wantedPage } from './continue';

const customer = { role: 'customer' } as const;
const admin = { role: 'admin' } as const;

describe('the page a guest wanted', () => {
  it.each(['/orders', '/favorites/', '/order?reorder=ORD-001', '/events/jazz#book'])(
    'the page wanted before sign-in is offered for %s',
    (from) => {
      expect(wantedPage(from, customer)).toBe(from);
    },
  );

  it.each([
    null,
    undefined,
    7,
    '',
    'orders',
    'https://evil.example/orders',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/orders/..//evil.example',
    'javascript:alert(1)',
    'http://[',
  ])('the page wanted before sign-in is never on another site: %p', (from) => {
    expect(wantedPage(from, customer)).toBeNull();
  });

  it.each(['/', '/signin', '/auth', '/SignIn/', '/signin?from=/orders'])(
    'the page wanted before sign-in is never the home or sign-in page: %s',
    (from) => {
      expect(wantedPage(from, customer)).toBeNull();
    },
  );

  it('an admin page wanted before sign-in is offered to admins only', () => {
    expect(wantedPage('/admin/orders', customer)).toBeNull();
    expect(wantedPage('/admin/orders', admin)).toBe('/admin/orders');
  });
});

describe('the dashboard after signing in', () => {
  it('the dashboard gets the wanted page from the navigation state of the sign-in', () => {
    const state = continueState(wantedPage('/tickets', customer));
    expect(continuePath({ pathname: '/dashboard', state }, customer)).toBe('/tickets');
  });

  it('the dashboard offers no wanted page when it is the dashboard itself, or when there was none', () => {
    expect(
      continuePath({ pathname: '/dashboard', state: { continueTo: '/dashboard' } }, customer),
    ).toBeNull();
    expect(continuePath({ pathname: '/dashboard', state: continueState(null) }, customer)).toBeNull();
    expect(continuePath({ pathname: '/dashboard', state: 'elsewhere' }, customer)).toBeNull();
  });

  it('the dashboard ignores a wanted page on another site', () => {
    const state = { continueTo: '//evil.example' };
    expect(continuePath({ pathname: '/dashboard', state }, customer)).toBeNull();
  });
});
