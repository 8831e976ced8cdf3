import type { AdminStall } from '../types';
import { photo } from './photo';

/** The three admin stalls shown while the server is unreachable (requirements 7, Fallback). */
export function sampleStalls(): AdminStall[] {
  return [
    {
      id: '1',
      name: 'Garden Restaurant & Bar',
      description: 'Nairobi classics from the grill and a long bar under the trees.',
      location: 'Main garden, by the entrance',
      mainImage: photo('1555396273-367ea4eb4db5'),
      images: [
        { id: '1', url: photo('1517248135467-4c7edcad34c4'), alt: 'Dining room of the restaurant' },
        { id: '2', url: photo('1514933651103-005eec06c04b'), alt: 'The bar in the evening' },
        { id: '3', url: photo('1600891964599-f61ba0e24092'), alt: 'Tables in the garden' },
      ],
      amenities: ['1', '2', '4', '8', '9'],
      menuHighlights: [
        {
          id: '1',
          name: 'Grilled Tilapia',
          price: 1200,
          description: 'Whole, over charcoal, with ugali and kachumbari.',
          image: photo('1615044088186-a2342db7b272'),
        },
        {
          id: '2',
          name: 'Signature Mocktail',
          price: 500,
          description: 'Hibiscus, passion fruit and mint.',
          image: photo('1560512823-829485b8bf24'),
        },
      ],
      status: 'active',
    },
    {
      id: '2',
      name: 'Tysons Butchery',
      description: 'Choose your cut, we grill it: goat and beef by the kilo.',
      location: 'Food court, stall 02',
      mainImage: photo('1529193591184-b1d58069ecdd'),
      images: [{ id: '1', url: photo('1607623814075-e51df1bdc82f'), alt: 'Cuts at the counter' }],
      amenities: ['2', '7', '8'],
      menuHighlights: [
        {
          id: '1',
          name: 'Nyama Choma',
          price: 1200,
          description: 'A kilo of goat with ugali and kachumbari.',
          image: photo('1555939594-58d7cb561ad1'),
        },
      ],
      status: 'active',
    },
    {
      id: '3',
      name: 'Fish Corner',
      description: 'Tilapia and Nile perch from Kisumu, fried or in coconut.',
      location: 'Food court, stall 05',
      mainImage: photo('1594041680534-e8c8cdebd659'),
      images: [],
      amenities: ['2', '10'],
      menuHighlights: [
        {
          id: '1',
          name: 'Fried Tilapia',
          price: 900,
          description: 'Whole and crisp, with greens.',
          image: photo('1594041680539-fc0a3d03cae6'),
        },
      ],
      status: 'maintenance',
    },
  ];
}
