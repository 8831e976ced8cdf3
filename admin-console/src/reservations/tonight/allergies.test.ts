import { allergiesIn } from './allergies';

it.each([
  ['A quiet table. My son is allergic to peanuts!', ['My son is allergic to peanuts!']],
  ['Birthday: we bring a cake.', []],
  ['GLUTEN-FREE please', ['GLUTEN-FREE please']],
  ['One high chair\nNut allergy\nWindow', ['Nut allergy']],
  ['Two are coeliac; one is lactose intolerant.', ['Two are coeliac;', 'one is lactose intolerant.']],
  ['We love coconuts and doughnuts.', []],
  ['', []],
  [null, []],
])('of “%s” these sentences speak of allergies: %j', (requests, sentences) => {
  expect(allergiesIn(requests)).toEqual(sentences);
});
