import { isolated } from './isolated';

it.each(['مطعم', 'א', '\u202Eevil', 'a\u2067b'])('the name "%s" turns nothing around it', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Achieng Otieno', 'Łódź', 'Ngũgĩ', ''])('the name "%s" stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
