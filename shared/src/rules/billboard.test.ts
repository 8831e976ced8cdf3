import { BILLBOARD_PRICES } from '../limits';
import { pricePerDay } from './billboard';

it('rounds every plan to whole shillings a day', () => {
  expect(BILLBOARD_PRICES.map((plan) => [plan.duration, plan.price, pricePerDay(plan)])).toEqual([
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

it('calls only the 4 weeks most popular', () => {
  expect(BILLBOARD_PRICES.filter((plan) => plan.popular).map((plan) => plan.duration)).toEqual(['4 weeks']);
});
