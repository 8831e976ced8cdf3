import { isolated } from './isolated';

it.each(['مطعم', 'א', 'Amina א'])('the name "%s" turns nothing around it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['\u202EAmi\u2069na', 'Ami\u2067na'])('the signs in "%s" that turn a text are left out', (name) => {
  expect(isolated(name)).toBe('\u2068Amina\u2069');
});

it.each(['Achieng Otieno', 'Łódź', 'Ngũgĩ', ''])('the name "%s" stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
