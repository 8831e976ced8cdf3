import { Readable } from 'node:stream';
import { readPassword } from './readPassword';

const [environment, { stdin }] = [process.env, process];
afterEach(() => {
  process.env = environment;
  Object.defineProperty(process, 'stdin', { value: stdin });
});

it.each([
  ['the first administrator', 'owner@example.com', ' Owner@example.com', 'of the owner'],
  ['anybody else', 'owner@example.com', 'brian@example.com', 'typed'],
  ['whoever is named where no first administrator is', undefined, 'brian@example.com', 'of the owner'],
])('the password of %s', async (_, owner, email, password) => {
  process.env = { ...environment, ADMIN_PASSWORD: 'of the owner', ...(owner && { ADMIN_EMAIL: owner }) };
  Object.defineProperty(process, 'stdin', { value: Readable.from(['typed\n']) });
  expect(await readPassword(email)).toBe(password);
});
