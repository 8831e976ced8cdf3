import { NYAMA_CHOMA_ABOUT_KSH } from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import { freshMeat, spicedGrill, steakDinner } from '../pictures/grill';
import { stewPot } from '../pictures/kitchen';
import { stall } from './stall';

export const wendo = stall({
  id: 'wendo',
  number: '08',
  name: 'Wendo Butchery',
  category: 'Butchery & Kitchen',
  accent: 'moss',
  description:
    'The everyday butchery: fair weights, early opening, and a pot of bone soup on the stove from the morning. Order a wet fry for two at lunch, or stop on the way home for a kilo of beef to cook yourself.',
  specialties: ['Beef wet fry', 'Bone soup', 'Matumbo', 'Nyama choma', 'Meat by the kilo'],
  openingHours: { opens: '08:00', closes: '20:00' },
  pictures: [spicedGrill, freshMeat, stewPot, steakDinner],
  menuHighlights: [
    {
      item: 'Beef Wet Fry',
      price: `${formatKsh(600)} half kg`,
      description: 'In tomato and onion, with ugali and greens.',
    },
    {
      item: 'Nyama Choma',
      price: `${formatKsh(NYAMA_CHOMA_ABOUT_KSH)} per kg`,
      description: 'Goat or beef, chopped and salted the classic way.',
    },
    {
      item: 'Bone Soup',
      price: formatKsh(150),
      description: 'A hot cup with coriander and lime; the best seat-warmer in July.',
    },
    {
      item: 'Beef to Take Home',
      price: `${formatKsh(700)} per kg`,
      description: 'On the bone, cut the way you cook it.',
    },
  ],
});
