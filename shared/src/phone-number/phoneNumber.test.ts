import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phoneNumber } from '.';

it.each([
  ...['+254700000101', '0700000101', '0700 000 101', '700-000-101', '00254 700 000 101', '254700000101'],
  ...['+254 (0) 700 000 101', ' +254-700-000-101 ', '٠٧٠٠ ٠٠٠ ١٠١', '\u202A+254\u00A0700\u200B000101\u202C'],
  ...['0700 000 101 / 0733 000 000', '0700000101, 0733000000', '0700 000 101 or 0733 000 000'],
])('the phone number "%s" is one and the same', (spelled) => {
  expect(phoneNumber(spelled)).toBe('+254700000101');
});

it.each([
  ['0110-000-101', '+254110000101'],
  ['+44 20 7946 0000', '+442079460000'],
  ['ask at the desk', null],
  ['1234', null],
  ['', null],
  [null, null],
])('the phone number %j is %j', (spelled, number) => {
  expect(phoneNumber(spelled)).toBe(number);
});

it('site, portal and shell never load what knows the numbers of all countries', () => {
  const root = path.resolve(__dirname, '../../..');
  const sources = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file));
  const users = ['public-site', 'customer-portal', 'shell', 'shared', 'admin-console', 'api']
    .flatMap((workspace) => sources(`${workspace}/src`))
    .filter((file) => /libphonenumber|phone-number'/.test(readFileSync(path.join(root, file), 'utf8')))
    .map((file) => file.split(path.sep).slice(0, 3).join('/'));
  const others = users.filter((file) => !/^(admin-console|api|shared\/src\/phone-number)/.test(file));
  expect(users.length).toBeGreaterThan(2);
  expect(others).toEqual([]);
});
