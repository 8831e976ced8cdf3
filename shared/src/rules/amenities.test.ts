import { amenityNames, amenitySummary } from './amenities';

it.each([
  [[], [], null],
  [['Wi-Fi', 'Halal', 'Parking'], ['Wi-Fi', 'Halal', 'Parking'], null],
  [['Wi-Fi', 'Halal', 'Parking', 'Delivery'], ['Wi-Fi', 'Halal', 'Parking'], '+1 more'],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], '+2 more'],
])('of %j shows %j and %j', (names, shown, more) => {
  expect(amenitySummary(names)).toEqual({ shown, more });
});

it('names amenities of the catalogue and leaves out what it does not know', () => {
  expect(amenityNames(['10', '1', '11', 'x'])).toEqual(['Delivery', 'Wi-Fi']);
});
