import { VISITOR_SCRIPT } from './visitorScript';

const html = document.documentElement;

function arrive(stored: Record<string, string>) {
  localStorage.clear();
  html.removeAttribute('style');
  delete html.dataset.theme;
  delete html.dataset.user;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  new Function(VISITOR_SCRIPT)();
  const { theme, user } = html.dataset;
  return { theme, user, lines: html.style.getPropertyValue('--cart-lines') };
}

const NOTHING = { theme: undefined, user: undefined, lines: '' };

describe('a page before its first paint', () => {
  it('knows nothing of somebody who was never here', () => {
    expect(arrive({})).toEqual(NOTHING);
  });

  it('has the chosen theme', () => {
    expect(arrive({ theme: 'dark' }).theme).toBe('dark');
    expect(arrive({ theme: 'sepia' }).theme).toBeUndefined();
  });

  it('keeps the room for an account', () => {
    expect(arrive({ user: '{"role":"admin"}' }).user).toBe('admin');
    expect(arrive({ user: '{"role":"anything"}' }).user).toBe('customer');
  });

  it('keeps the room for the lines of the cart', () => {
    expect(arrive({ cart: '[{},{},{}]\n' }).lines).toBe('3');
    expect(arrive({ cart: '[]' }).lines).toBe('');
    expect(arrive({ cart: JSON.stringify(Array(500).fill({})) }).lines).toBe('99');
  });

  it.each(['{', 'null', '7', '"text"', '{"length":"x"}'])('is not stopped by a stored %s', (value) => {
    expect(arrive({ user: value, cart: value, theme: 'light' })).toMatchObject({
      theme: 'light',
      user: undefined,
    });
    expect(arrive({ user: value, cart: '[{}]' }).lines).toBe('1');
  });
});
