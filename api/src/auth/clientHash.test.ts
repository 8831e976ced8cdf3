import { clientHash } from './clientHash';

it('an address has the same hash for a day, another one than other addresses, and a new one the next day', () => {
  const morning = new Date('2026-11-26T03:00:00Z');
  const hash = clientHash('203.0.113.7', morning);
  expect(hash).toMatch(/^[\w-]{12}$/);
  expect(clientHash('203.0.113.7', new Date('2026-11-26T23:59:59Z'))).toBe(hash);
  expect(clientHash('203.0.113.8', morning)).not.toBe(hash);
  expect(clientHash('203.0.113.7', new Date('2026-11-27T00:00:00Z'))).not.toBe(hash);
});
