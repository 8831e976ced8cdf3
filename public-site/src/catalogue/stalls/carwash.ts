import { CAR_WASH_PRICES_KSH } from '@venue/shared/limits';
import { formatKsh } from '@venue/shared/rules';
import { carWash, cleanCar, soapyCar } from '../pictures/services';
import { stall } from './stall';

export const carwash = stall({
  id: 'carwash',
  number: '09',
  name: 'Garden Car Wash',
  category: 'Car Wash',
  accent: 'slate',
  description:
    'Hand over the keys, go and eat, and drive home in a clean car. A careful hand wash in three levels, from a quick rinse of the Bypass dust to a full inside-and-out. Bring six cars as a group, or the same one six times: the sixth wash is part of the 5+1 deal.',
  specialties: [
    'Exterior hand wash',
    'Interior vacuum',
    'Dashboard and leather care',
    'Waxing',
    'Fleet and group washes',
  ],
  openingHours: { opens: '07:00', closes: '19:00' },
  offersServices: true,
  pictures: [carWash, soapyCar, cleanCar],
  menuHighlights: [
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
});
