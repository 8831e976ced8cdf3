import { isolated } from './isolated';

it('a typed text stands in its own direction, and turns nothing around it', () => {
  expect(isolated('Amina')).toBe('\u2068Amina\u2069');
  expect(isolated('\u202EAmi\u2069na')).toBe('\u2068Amina\u2069');
});
