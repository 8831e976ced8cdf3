import crypto from 'node:crypto';
import { hashPassword, PASSWORD_COST, verifyPassword } from './passwordHash';

it('a password is right for its own hash only, however its accents are typed', async () => {
  const hash = await hashPassword('Mañana \u00e9', 4);
  expect(await verifyPassword('Mañana e\u0301', hash, 4)).toHaveLength(32);
  expect(await verifyPassword('Manana é', hash, 4)).toBeNull();
  expect(await verifyPassword('', undefined, 4)).toBeNull();
});

it('passwords are hashed with scrypt at 2^17, 8, 1, each with a salt of its own', async () => {
  expect(PASSWORD_COST).toBe(17);
  const [one, other] = await Promise.all([hashPassword('the same', 4), hashPassword('the same', 4)]);
  expect(one).not.toBe(other);
});

it('an unknown user costs one hash at full strength, as a known one does', async () => {
  const scrypt = jest.spyOn(crypto, 'scrypt');
  await verifyPassword('secret', undefined, 4);
  await verifyPassword('secret', await hashPassword('other', 4), 4);
  const costs = scrypt.mock.calls.map((call) => (call[3] as { N: number }).N);
  expect(costs).toEqual([16, 16, 16]);
});
