import { beefStew, chickenCurry, grilledTilapia, nyamaChoma, signatureMocktail } from '../orderDishes';
import { formatKsh } from '@venue/shared/rules';
import type { MenuHighlight, StallSlug } from '@venue/shared/types';
import { CAR_WASH_PRICES_KSH, NYAMA_CHOMA_ABOUT_KSH } from '../prices';

/**
 * What each stall has on its board. It stands apart from the stalls, so that the home page, which shows their signs alone, does
 * not load it.
 */
export const HIGHLIGHTS: Readonly<Record<StallSlug, readonly MenuHighlight[]>> = {
  'restaurant-bar': [
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
  tysons: [
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
  brownies: [
    {
      item: 'Beef Mishkaki',
      price: formatKsh(400),
      description: 'Three skewers with peppers and onion, and pili pili on the side.',
    },
    {
      item: 'Half Grilled Chicken',
      price: formatKsh(750),
      description: 'Marinated overnight, grilled until the skin crackles.',
    },
    {
      item: 'Lamb Chops',
      price: formatKsh(1300),
      description: 'Four chops with rosemary and a squeeze of lime.',
    },
    {
      item: 'Nyama Choma',
      price: `${formatKsh(NYAMA_CHOMA_ABOUT_KSH)} per kg`,
      description: 'Goat on the bone, slow and smoky.',
    },
  ],
  amani: [
    {
      item: 'Beef Pilau',
      price: formatKsh(450),
      description: 'Rice cooked in spiced stock, with kachumbari.',
    },
    {
      item: 'Githeri',
      price: formatKsh(250),
      description: 'Maize and beans stewed with tomato and greens. Vegan.',
    },
    {
      item: 'Chapati and Beans',
      price: formatKsh(300),
      description: 'Two chapatis, hot from the pan, with beans in coconut. Vegan.',
    },
    {
      item: 'Fresh Juice',
      price: `from ${formatKsh(200)}`,
      description: 'Mango, passion, pineapple or a mix, with no sugar added unless you ask.',
    },
  ],
  'fish-corner': [
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
  'pork-delights': [
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
  kims: [
    {
      item: 'Haircut and Beard Trim',
      price: formatKsh(500),
      description: 'Clippers or scissors, finished with a hot towel.',
    },
    {
      item: 'Manicure and Pedicure',
      price: formatKsh(1200),
      description: 'Shaping, cuticle care and your choice of polish.',
    },
    {
      item: 'Braids',
      price: `from ${formatKsh(1500)}`,
      description: 'Priced by style and length before we start.',
    },
    {
      item: 'One-Hour Massage',
      price: formatKsh(2500),
      description: 'Full body, in a quiet room away from the music.',
    },
  ],
  wendo: [
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
  carwash: [
    {
      item: 'Basic Wash',
      price: formatKsh(CAR_WASH_PRICES_KSH.basic),
      description: 'Exterior hand wash, wheels and windows.',
    },
    {
      item: 'Premium Wash',
      price: formatKsh(CAR_WASH_PRICES_KSH.premium),
      description: 'The basic wash, plus vacuum, mats and dashboard.',
    },
    {
      item: 'Deluxe Wash',
      price: formatKsh(CAR_WASH_PRICES_KSH.deluxe),
      description: 'The premium wash, plus engine rinse, wax and seats.',
    },
    {
      item: '5+1 Deal',
      price: formatKsh(CAR_WASH_PRICES_KSH.fivePlusOneDeal),
      description: 'Pay for five basic washes and the sixth is on us.',
    },
  ],
};
