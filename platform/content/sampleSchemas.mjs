import * as v from 'valibot';
import { BOOLEAN, choice, line, list, PHOTO, PRICE, record, text, whole } from './fields.mjs';

/** The categories of the console's menu (requirements 3, Admin menu item). */
const CATEGORIES = ['Appetizers', 'Main Courses', 'Desserts', 'Beverages', 'Sides', 'Specials'];
const DISH = { name: line(), price: PRICE, description: text(), photo: PHOTO };
/** A list of three, as the specification has it. */
const three = (item) => v.pipe(list(item), v.length(3, 'must have three'));

/** What the console shows while its server cannot be reached, and the orders that a sign-in stores. */
export const SAMPLES = record({
  order: record({ name: line(), price: PRICE }),
  request: line(),
  events: three(record({ title: line(), description: text(), photo: PHOTO })),
  stalls: three(
    record({
      name: line(),
      description: text(),
      location: line(),
      photo: PHOTO,
      images: v.optional(list(record({ photo: PHOTO, alt: line() })), []),
      highlights: list(record(DISH), 1),
    }),
  ),
  menuItems: list(
    record({
      ...DISH,
      category: v.optional(choice(CATEGORIES), 'Main Courses'),
      stall: v.optional(whole('must be the number of a stall', 1), 1),
      dietary: v.optional(list(choice(['vegetarian', 'vegan', 'gluten-free', 'spicy'])), []),
      isAvailable: v.optional(BOOLEAN),
    }),
    1,
  ),
});
