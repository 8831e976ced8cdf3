import type { CatalogueDish } from './dish';
import { grilledTilapia } from './orderDishes';
import type { CataloguePicture } from './picture';
import { fishFromTheGrill, fishOverCharcoal, grilledFish } from './pictures/fish';

export interface SampleDish {
  dish: CatalogueDish;
  longDescription: string;
  /** The first is the picture of the dish's card. */
  thumbnails: readonly CataloguePicture[];
  ingredients: readonly string[];
  /** Per serving. */
  nutrition: readonly { name: string; amount: string }[];
  allergenNotice: string;
}

// The page of /menu/{id} for every id (requirements 2, Dish).
export const SAMPLE_DISH: SampleDish = {
  dish: grilledTilapia,
  longDescription:
    'A whole tilapia, scored to the bone and left in lemon, garlic and ginger before it goes over glowing charcoal. The skin blisters, the flesh stays moist. It arrives with soft ugali, sukuma wiki cooked just long enough, and kachumbari for the fresh bite. One fish feeds one hungry person, or two who share starters.',
  thumbnails: [grilledTilapia.picture, grilledFish, fishFromTheGrill, fishOverCharcoal],
  ingredients: [
    'Whole tilapia',
    'Lemon juice',
    'Garlic and fresh ginger',
    'Turmeric and black pepper',
    'Sunflower oil and salt',
    'Ugali (maize flour and water)',
    'Sukuma wiki (collard greens with onion)',
    'Kachumbari (tomato, onion, coriander)',
  ],
  nutrition: [
    { name: 'Energy', amount: 'about 640 kcal' },
    { name: 'Protein', amount: 'about 52 g' },
    { name: 'Carbohydrates', amount: 'about 58 g' },
    { name: 'Fat', amount: 'about 21 g' },
    { name: 'Fibre', amount: 'about 7 g' },
  ],
  allergenNotice:
    'Contains fish. Our kitchen also handles wheat, milk, eggs, nuts and sesame, so traces are possible. Please tell us about an allergy before you order.',
};
