import { BILLBOARD_OFFERS } from './billboardOffer';
import { pricePerDay } from './pricePerDay';

it('the daily price of a billboard plan is rounded to whole shillings', () => {
  expect(BILLBOARD_OFFERS.map((plan) => [plan.duration, plan.price, pricePerDay(plan)])).toEqual([
    ['1 week', 6000, 857],
    ['2 weeks', 11000, 786],
    ['3 weeks', 17000, 810],
    ['4 weeks', 23000, 821],
    ['1 month', 22000, 733],
    ['2 months', 42000, 700],
    ['3 months', 62000, 689],
    ['6 months', 120000, 667],
  ]);
});
