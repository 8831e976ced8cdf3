import { formatKsh } from '@venue/shared/rules';
import { VENUE } from '@venue/shared/venue';
import { beefStew, chickenCurry, grilledTilapia, nyamaChoma, signatureMocktail } from '../orderDishes';
import { redDrinks } from '../pictures/drinks';
import { mixedGrill } from '../pictures/grill';
import { barEvening, dinnerTable, outdoorTables } from '../pictures/places';
import { stall } from './stall';

export const restaurantBar = stall({
  id: 'restaurant-bar',
  number: '01',
  name: 'Garden Restaurant & Bar',
  category: 'Restaurant & Bar',
  accent: 'forest',
  description:
    'The heart of the garden: tables under the trees, a charcoal grill in sight and a bar that knows its dawa. Come for a long lunch, stay for the band, and order from the full menu without leaving your seat.',
  specialties: ['Nyama choma', 'Grilled tilapia', 'Chicken curry', 'House mocktails', 'Kenyan coffee'],
  openingHours: { opens: VENUE.kitchenHours.opens, closes: VENUE.kitchenHours.closes },
  hoursLabel: VENUE.kitchenHours.label,
  featured: true,
  pictures: [outdoorTables, barEvening, dinnerTable, mixedGrill, redDrinks],
  menuHighlights: [
    {
      item: 'Nyama Choma Half Kg',
      price: formatKsh(nyamaChoma.price),
      description: 'Goat or beef over charcoal, carved at the table with kachumbari and ugali.',
    },
    {
      item: 'Grilled Tilapia',
      price: formatKsh(grilledTilapia.price),
      description: 'A whole fish with lemon, garlic and sukuma wiki.',
    },
    {
      item: 'Chicken Curry',
      price: formatKsh(chickenCurry.price),
      description: 'Slow-cooked in coconut and tomato, with chapati or rice.',
    },
    {
      item: 'Beef Stew',
      price: formatKsh(beefStew.price),
      description: 'Tender beef, carrots and potatoes in a thick gravy.',
    },
    {
      item: 'Signature Mocktail',
      price: formatKsh(signatureMocktail.price),
      description: 'Passion fruit, lime, mint and ginger over crushed ice.',
    },
  ],
  amenities: [
    {
      name: 'Garden Seating',
      icon: 'leaf',
      description: 'Shaded tables on the grass, and a covered terrace for rain.',
    },
    {
      name: 'Live Music',
      icon: 'music',
      description: 'Jazz on Thursdays and a live band every Friday evening.',
    },
    {
      name: 'Full Kitchen & Bar',
      icon: 'utensils',
      description: 'The whole menu at your table, with cold beers, wines, cocktails and mocktails.',
    },
    {
      name: 'Private Gatherings',
      icon: 'gift',
      description: 'Corners of the garden set aside for birthdays and team lunches.',
    },
    { name: 'Parking', icon: 'car', description: null },
    {
      name: 'Kids Play Area',
      icon: 'users',
      description: 'Within sight of the tables; the bouncing castle comes out on weekends.',
    },
  ],
});
