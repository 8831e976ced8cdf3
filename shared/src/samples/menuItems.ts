import type { AdminMenuItem } from '../types';
import { photo } from './photo';

type Sample = Pick<AdminMenuItem, 'name' | 'description' | 'price' | 'image' | 'category' | 'stallId'> &
  Partial<AdminMenuItem>;

const DISHES: Sample[] = [
  {
    name: 'Samosas',
    description: 'Three crisp triangles with spiced beef and lime.',
    price: 250,
    image: photo('1601050690597-df0568f70950'),
    category: 'Appetizers',
    stallId: '1',
    isSpicy: true,
  },
  {
    name: 'Spring Rolls',
    description: 'Cabbage, carrot and coriander in a thin crust.',
    price: 300,
    image: photo('1600850056064-a8b380df8395'),
    category: 'Appetizers',
    stallId: '1',
    isVegetarian: true,
    isVegan: true,
  },
  {
    name: 'Grilled Tilapia',
    description: 'Whole tilapia over charcoal, with ugali and kachumbari.',
    price: 1200,
    image: photo('1615044088186-a2342db7b272'),
    category: 'Main Courses',
    stallId: '1',
    isGlutenFree: true,
  },
  {
    name: 'Nyama Choma Half Kg',
    description: 'Goat, slowly grilled, cut at the table.',
    price: 1500,
    image: photo('1555939594-58d7cb561ad1'),
    category: 'Main Courses',
    stallId: '2',
    isGlutenFree: true,
  },
  {
    name: 'Fried Tilapia',
    description: 'Whole and crisp, with sukuma wiki.',
    price: 900,
    image: photo('1594041680539-fc0a3d03cae6'),
    category: 'Main Courses',
    stallId: '3',
    isAvailable: false,
  },
  {
    name: 'Chocolate Cake',
    description: 'Dark and moist, with cream.',
    price: 450,
    image: photo('1578985545062-69928b1d9587'),
    category: 'Desserts',
    stallId: '1',
    isVegetarian: true,
  },
  {
    name: 'Orange Juice',
    description: 'Pressed when you order it.',
    price: 300,
    image: photo('1600271886742-f049cd451bba'),
    category: 'Beverages',
    stallId: '1',
    isVegetarian: true,
    isVegan: true,
    isGlutenFree: true,
  },
  {
    name: 'Chapati',
    description: 'Two, soft and layered, off the pan.',
    price: 200,
    image: photo('1576846806147-8065a16f89b0'),
    category: 'Sides',
    stallId: '2',
    isVegetarian: true,
    isVegan: true,
  },
  {
    name: 'Coconut Rice',
    description: 'Wali wa nazi with a squeeze of lime.',
    price: 350,
    image: photo('1619957666910-bf7ba37cda1b'),
    category: 'Sides',
    // No stall has this id, so that "Unknown Stall" is shown once (requirements 2, Manage menu).
    stallId: '9',
    isVegetarian: true,
    isVegan: true,
    isGlutenFree: true,
  },
  {
    name: 'Pilipili Ribs',
    description: "This week's special: pork ribs with bird's eye chilli.",
    price: 1100,
    image: photo('1544025162-d76694265947'),
    category: 'Specials',
    stallId: '2',
    isSpicy: true,
  },
];

/** The initial items of `/admin/menu`, which never come from a server (requirements 7, Without a server call). */
export function sampleMenuItems(): AdminMenuItem[] {
  return DISHES.map((dish, index) => ({
    id: index + 1,
    isVegetarian: false,
    isVegan: false,
    isGlutenFree: false,
    isSpicy: false,
    isAvailable: true,
    ...dish,
  }));
}
