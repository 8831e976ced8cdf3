import { eraseKeys } from './eraseKeys';

const KEYS = ['user', 'orders', 'reservations', 'tickets', 'reviews', 'favorites', 'cart'];

beforeEach(() => localStorage.clear());

it('removes the seven keys, what was set aside of them, and the token', () => {
  for (const key of KEYS) {
    localStorage.setItem(key, '[]');
    localStorage.setItem(`${key}.corrupt`, 'x');
    localStorage.setItem(`${key}.corrupt.12`, 'x');
  }
  localStorage.setItem('authToken', 'secret');
  eraseKeys(localStorage);
  expect(localStorage).toHaveLength(0);
});

it('leaves the theme, and what belongs to somebody else', () => {
  const others = ['theme', 'users', 'my-orders', 'orders.old', 'cart.corrupt.x'];
  others.forEach((key) => localStorage.setItem(key, 'theirs'));
  eraseKeys(localStorage);
  expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
});

it('has nothing to do where the browser keeps nothing', () => {
  expect(() => eraseKeys(null)).not.toThrow();
});
