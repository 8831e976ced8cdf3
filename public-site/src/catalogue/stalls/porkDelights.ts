import { formatKsh } from '@venue/shared/rules';
import { choppedGrill, glazedRibs, porkRibs, ribs } from '../pictures/grill';
import { stall } from './stall';

export const porkDelights = stall({
  id: 'pork-delights',
  number: '06',
  name: 'Pork Delights',
  category: 'Pork Specialist',
  accent: 'rose',
  description:
    'One animal, done properly. Ribs that are slow-cooked before they meet the fire, pork choma with a crisp edge, and dry fry with onions and coriander for the table to share. Pork has its own grill and its own boards, apart from the other stalls.',
  specialties: ['Barbecue pork ribs', 'Pork choma', 'Pork dry fry', 'Sausages'],
  openingHours: { opens: '11:00', closes: '22:00' },
  pictures: [porkRibs, glazedRibs, ribs, choppedGrill],
  menuHighlights: [
    {
      item: 'Barbecue Pork Ribs',
      price: formatKsh(1300),
      description: 'Slow-cooked, glazed and grilled, with chips and slaw.',
    },
    {
      item: 'Pork Choma',
      price: `${formatKsh(1000)} per kg`,
      description: 'Shoulder and belly, grilled until the fat is crisp.',
    },
    {
      item: 'Pork Dry Fry',
      price: `${formatKsh(600)} half kg`,
      description: 'Tossed with onions, peppers and coriander in an iron pan.',
    },
  ],
});
