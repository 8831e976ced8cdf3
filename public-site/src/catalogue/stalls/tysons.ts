import { NYAMA_CHOMA_ABOUT_KSH } from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import { beefCuts, butcherCuts, choppedGrill, steakOverFire } from '../pictures/grill';
import { stall } from './stall';

export const tysons = stall({
  id: 'tysons',
  number: '02',
  name: 'Tysons Butchery',
  category: 'Butchery & Grill',
  accent: 'ember',
  description:
    'Choose your cut at the counter, watch it weighed, and hear it hit the charcoal. Tysons does goat and beef the patient way: salt, smoke and time. It comes chopped on a board with kachumbari and a mound of ugali.',
  specialties: ['Goat nyama choma', 'Beef ribs', 'T-bone steak', 'Mutura', 'Kachumbari'],
  openingHours: { opens: '09:00', closes: '22:00' },
  featured: true,
  pictures: [choppedGrill, steakOverFire, beefCuts, butcherCuts],
  menuHighlights: [
    {
      item: 'Goat Nyama Choma',
      price: `${formatKsh(NYAMA_CHOMA_ABOUT_KSH)} per kg`,
      description: 'Weighed raw and grilled whole; allow 45 minutes for a proper choma.',
    },
    {
      item: 'Beef Choma',
      price: `${formatKsh(1100)} per kg`,
      description: 'Ribs or boneless, your choice at the counter.',
    },
    {
      item: 'T-Bone Steak',
      price: formatKsh(950),
      description: 'Thick-cut, finished over the flames, with chips or ugali.',
    },
    {
      item: 'Mutura',
      price: `${formatKsh(200)} a portion`,
      description: 'Kenyan sausage from the side of the grill, sliced hot.',
    },
  ],
});
