import { formatKsh } from '@venue/shared/rules';
import { fishCounter, friedFish, grilledFish, wholeFish } from '../pictures/fish';
import { stall } from './stall';

export const fishCorner = stall({
  id: 'fish-corner',
  number: '05',
  name: 'Fish Corner',
  category: 'Fish & Seafood',
  accent: 'lake',
  description:
    'Whole tilapia and Nile perch, scaled and scored while you watch. Have yours fried crisp, grilled over charcoal or simmered in coconut, with ugali and greens beside it. Eating with your hands is the rule here, and there is a tap next to the counter.',
  specialties: ['Whole fried tilapia', 'Grilled tilapia', 'Fish in coconut', 'Nile perch fillet', 'Omena'],
  openingHours: { opens: '10:00', closes: '21:00' },
  featured: true,
  pictures: [wholeFish, grilledFish, friedFish, fishCounter],
  menuHighlights: [
    {
      item: 'Whole Fried Tilapia',
      price: `from ${formatKsh(800)}`,
      description: 'Priced by size at the counter, with ugali and sukuma wiki.',
    },
    {
      item: 'Tilapia in Coconut',
      price: formatKsh(1100),
      description: 'Fried first, then simmered in coconut, tomato and turmeric.',
    },
    {
      item: 'Nile Perch Fillet',
      price: formatKsh(900),
      description: 'Pan-fried with garlic and lemon, served with chips.',
    },
    {
      item: 'Omena',
      price: formatKsh(350),
      description: 'Small lake fish fried with onions and tomato.',
    },
  ],
});
