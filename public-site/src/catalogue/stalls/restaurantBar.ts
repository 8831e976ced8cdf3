import { VENUE } from '@venue/shared/venue';
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
