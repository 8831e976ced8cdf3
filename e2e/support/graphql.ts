/** A stall as the GraphQL server sends it. */
export const stall = (id: string, name: string) => ({
  id,
  name,
  description: '',
  location: 'Food court',
  mainImage: null,
  images: [],
  amenities: [],
  menuHighlights: [],
  status: 'active',
});

/** A reservation as the GraphQL server sends it. */
export const reservation = (id: string, status: 'pending' | 'confirmed' | 'cancelled', guests = 2) => ({
  id,
  date: '2030-05-10',
  time: '19:00',
  guests,
  status,
  name: 'Achieng Otieno',
  phone: '+254 700 000 101',
  email: null,
  tableNumber: null,
  specialRequests: null,
  createdAt: '2030-05-01T06:15:00.000Z',
});

/** An event as the GraphQL server sends it. */
export const event = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  date: '2030-05-10',
  time: '19:00',
  description: '',
  image: null,
  price: 1500,
  capacity: 80,
  status: 'upcoming',
  ...more,
});
