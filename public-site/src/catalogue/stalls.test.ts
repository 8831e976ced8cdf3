import { STALL_SLUGS, type StallSlug } from '@venue/shared/types';
import { findStall, HIGHLIGHTS, STALLS } from './stalls';

function pricesOf(id: StallSlug): Record<string, string> {
  return Object.fromEntries(HIGHLIGHTS[id].map(({ item, price }) => [item, price]));
}

it('every stall has an address of its own, which the route list knows', () => {
  expect(STALLS.map(({ id }) => id)).toEqual([...STALL_SLUGS]);
  for (const stall of STALLS) expect(findStall(stall.id)).toBe(stall);
});

it('the car wash and the restaurant open at the required hours', () => {
  expect(findStall('carwash')?.hours).toBe('7:00 AM - 7:00 PM, daily');
  expect(findStall('restaurant-bar')?.hours).toBe('11:00 AM - 11:00 PM, daily');
});

it('a car is washed for the prices of the sign', () => {
  expect(pricesOf('carwash')).toMatchObject({
    'Basic Wash': 'KSh\u00A0500',
    'Premium Wash': 'KSh\u00A0800',
    'Deluxe Wash': 'KSh\u00A01,200',
    '5+1 Deal': 'KSh\u00A02,500',
  });
});

it('the butcheries sell nyama choma at about 1,200 a kilo', () => {
  expect(pricesOf('tysons')['Goat Nyama Choma']).toBe('KSh\u00A01,200 per kg');
  expect(pricesOf('wendo')['Nyama Choma']).toBe('KSh\u00A01,200 per kg');
});
