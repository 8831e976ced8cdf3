import { amountToFreeDelivery, deliveryFee, deliveryMinutes } from './delivery';

describe('delivery fee', () => {
  it.each([
    [0, 0],
    [1, 200],
    [999, 200],
    [1000, 200],
    [1001, 0],
    [3600, 0],
  ])('the delivery fee for a subtotal of %d is %d', (subtotal, fee) => {
    expect(deliveryFee(subtotal)).toBe(fee);
  });

  it.each([
    [0, null],
    [1, 999],
    [999, 1],
    [1000, null],
    [1001, null],
  ])('an order with a subtotal of %d lacks %s for free delivery', (subtotal, more) => {
    expect(amountToFreeDelivery(subtotal)).toBe(more);
  });
});

describe('delivery minutes', () => {
  it.each([
    ['the longest preparation plus 30', [{ prepMinutes: 5 }, { prepMinutes: 12 }, { prepMinutes: 8 }], 42],
    ['15 for a dish without a preparation time', [{ prepMinutes: 5 }, {}], 45],
    ['nothing extra for a dish that is ready at once', [{ prepMinutes: 0 }], 30],
    ['just the way for an empty cart', [], 30],
  ])('the delivery time counts %s', (_rule, lines, minutes) => {
    expect(deliveryMinutes(lines)).toBe(minutes);
  });
});
