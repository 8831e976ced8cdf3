import { CAR_WASH_PRICES_KSH } from '@venue/shared/limits';
import { STALL_SLUGS } from '@venue/shared/types';
import { VENUE } from '@venue/shared/venue';
import { ADDITIONAL_AMENITIES } from './additionalAmenities';
import { FEATURED_STALLS } from './featuredStalls';
import { findStall, STALLS } from './stalls';

const NAMES = {
  'restaurant-bar': 'Garden Restaurant & Bar',
  tysons: 'Tysons Butchery',
  brownies: 'Brownies Butchery',
  amani: 'Amani African Foods & Juice',
  'fish-corner': 'Fish Corner',
  'pork-delights': 'Pork Delights',
  kims: "Kim's Beauty, Spa & Barber",
  wendo: 'Wendo Butchery',
  carwash: 'Garden Car Wash',
};

function pricesOf(id: string): Record<string, string> {
  return Object.fromEntries((findStall(id)?.menuHighlights ?? []).map(({ item, price }) => [item, price]));
}

describe('the stalls', () => {
  it('are the nine of the venue, by id and name', () => {
    expect(STALLS.map(({ id }) => id)).toEqual([...STALL_SLUGS]);
    expect(Object.fromEntries(STALLS.map(({ id, name }) => [id, name]))).toEqual(NAMES);
  });

  it('carry the numbers 01 to 09 and a colour each of its own', () => {
    expect(STALLS.map(({ number }) => number)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      '09',
    ]);
    expect(new Set(STALLS.map(({ accent }) => accent)).size).toBe(9);
  });

  it('feature exactly four, the restaurant among them: those of the home page', () => {
    const featured = STALLS.filter((stall) => stall.featured);
    expect(featured).toEqual(FEATURED_STALLS);
    expect(featured).toHaveLength(4);
    expect(featured.map(({ id }) => id)).toContain('restaurant-bar');
  });

  it('open between the car wash at 7:00 AM and the restaurant at 11:00 PM', () => {
    for (const { openingHours } of STALLS) {
      expect(openingHours.opens >= '07:00').toBe(true);
      expect(openingHours.closes <= '23:00').toBe(true);
      expect(openingHours.opens < openingHours.closes).toBe(true);
    }
    expect(findStall('carwash')?.hours).toBe('7:00 AM - 7:00 PM, daily');
    expect(findStall('restaurant-bar')?.hours).toBe('11:00 AM - 11:00 PM, daily');
    expect(findStall('restaurant-bar')?.hoursLabel).toBe('Kitchen');
  });

  it.each(STALLS.map((stall) => [stall.name, stall] as const))(
    '%s has all its page shows',
    (_name, stall) => {
      expect(stall.category).not.toBe('');
      expect(stall.description.match(/[.!?](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
      expect(stall.description.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(3);
      expect(stall.specialties.length).toBeGreaterThanOrEqual(4);
      expect(stall.specialties.length).toBeLessThanOrEqual(6);
      expect(stall.gallery.length).toBeGreaterThanOrEqual(3);
      expect(stall.gallery.length).toBeLessThanOrEqual(5);
      expect(new Set(stall.gallery).size).toBe(stall.gallery.length);
      expect(new Set(stall.pictures.map(({ alt }) => alt)).size).toBe(stall.pictures.length);
      expect(stall.image).toBe(stall.gallery[0]);
      expect(stall.pictures.map(({ photo }) => photo)).toEqual(stall.gallery);
      expect(stall.pictures.every(({ standIn }) => standIn.accent === stall.accent)).toBe(true);
      expect(stall.menuHighlights.length).toBeGreaterThanOrEqual(3);
      expect(stall.menuHighlights.length).toBeLessThanOrEqual(6);
      for (const { price } of stall.menuHighlights) expect(price).toMatch(/KSh\u00A0[\d,]+/);
      expect([stall.phone, stall.email]).toEqual([VENUE.phone, VENUE.email]);
    },
  );

  it('list premium amenities for the restaurant and bar only', () => {
    expect(STALLS.filter(({ amenities }) => amenities.length > 0).map(({ id }) => id)).toEqual([
      'restaurant-bar',
    ]);
  });

  it('wash a car for the prices of the sign', () => {
    expect(pricesOf('carwash')).toEqual({
      'Basic Wash': 'KSh\u00A0500',
      'Premium Wash': 'KSh\u00A0800',
      'Deluxe Wash': 'KSh\u00A01,200',
      '5+1 Deal': 'KSh\u00A02,500',
    });
    expect(CAR_WASH_PRICES_KSH.fivePlusOneDeal).toBe(5 * CAR_WASH_PRICES_KSH.basic);
  });

  it('sell nyama choma at about 1,200 a kilo', () => {
    expect(pricesOf('tysons')['Goat Nyama Choma']).toBe('KSh\u00A01,200 per kg');
    expect(pricesOf('wendo')['Nyama Choma']).toBe('KSh\u00A01,200 per kg');
  });

  it('are not found under any other id', () => {
    expect(findStall('pizza')).toBeUndefined();
    expect(findStall(undefined)).toBeUndefined();
  });

  it('share the grounds with five more amenities, each with its days', () => {
    expect(ADDITIONAL_AMENITIES.map(({ name, availability }) => `${name} (${availability})`)).toEqual([
      'Bouncing Castle (weekends only)',
      'Garden Area (daily)',
      'Barber & Salon (daily)',
      'Spa (daily)',
      'Water Stall (opening soon)',
    ]);
  });
});
