/** The fixed amenity catalogue (requirements 3, Amenity catalogue). */
export const AMENITY_CATALOGUE = [
  { id: '1', name: 'Wi-Fi' },
  { id: '2', name: 'Outdoor Seating' },
  { id: '3', name: 'Air Conditioning' },
  { id: '4', name: 'Vegetarian Options' },
  { id: '5', name: 'Vegan Options' },
  { id: '6', name: 'Gluten-Free Options' },
  { id: '7', name: 'Halal' },
  { id: '8', name: 'Parking' },
  { id: '9', name: 'Wheelchair Accessible' },
  { id: '10', name: 'Delivery' },
] as const;
