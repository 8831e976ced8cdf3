import { amenityNames, amenitySummary } from './amenities';

it.each([
  [[], [], null],
  [['Wi-Fi', 'Halal', 'Parking'], ['Wi-Fi', 'Halal', 'Parking'], null],
  [['Wi-Fi', 'Halal', 'Parking', 'Delivery'], ['Wi-Fi', 'Halal', 'Parking'], '+1 more'],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], '+2 more'],
])('the amenities %j are shortened to %j and %j', (names, shown, more) => {
  expect(amenitySummary(names)).toEqual({ shown, more });
});

it('amenity ids are turned into the names of the catalogue, unknown ones left out', () => {
  expect(amenityNames(['10', '1', '11', 'x'])).toEqual(['Delivery', 'Wi-Fi']);
});
