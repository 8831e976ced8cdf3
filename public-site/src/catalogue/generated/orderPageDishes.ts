// Follows from shared/content/menu.yaml; npm run content writes it again.
import { type CatalogueDish, dish } from '../dish';
import { dish1, dish2, dish3, dish4, dish5, dish6, dish7, dish8, dish9, dish10 } from './sharedDishes';
import { cola } from './pictures/drinks';

export const starters: readonly CatalogueDish[] = [
  dish1,
  dish2,
  dish3,
];
export const mains: readonly CatalogueDish[] = [
  dish4,
  dish5,
  dish6,
  dish7,
];
export const beverages: readonly CatalogueDish[] = [
  dish8,
  dish9,
  dish10,
  dish({ id: 11, name: "Soda", description: "A cold bottle: cola, orange, lemon or ginger. Say which in the instructions.", price: 150, rating: 4.3, group: "beverages", estimatedTime: 5, dietary: ["vegetarian", "vegan", "gluten-free"], picture: cola }),
];
