/** What the live server holds at first; its words differ from the samples, so that a page shows which it has. */
function seed() {
  return {
    events: [
      {
        id: '1',
        title: 'Live: Benga Night',
        date: '2030-05-10',
        time: '20:00',
        description: 'From the server.',
        image: null,
        price: 1800,
        capacity: 80,
        status: 'upcoming',
      },
      {
        id: '2',
        title: 'Live: Coffee Cupping',
        date: '2030-05-12',
        time: '10:00',
        description: 'From the server.',
        image: 'https://pictures.example/coffee.jpg',
        price: 900,
        capacity: 16,
        status: 'upcoming',
      },
    ],
    reservations: [
      {
        id: 'RES-001',
        date: '2030-05-10',
        time: '19:00',
        guests: 4,
        status: 'pending',
        name: 'Live Guest One',
        phone: '+254 700 111 001',
        email: null,
        tableNumber: null,
        specialRequests: null,
        createdAt: '2030-05-01T08:00:00.000Z',
      },
      {
        id: 'RES-002',
        date: '2030-05-11',
        time: '20:30',
        guests: 2,
        status: 'confirmed',
        name: 'Live Guest Two',
        phone: '+254 700 111 002',
        email: 'two@example.com',
        tableNumber: '4',
        specialRequests: null,
        createdAt: '2030-05-02T08:00:00.000Z',
      },
    ],
    stalls: [
      {
        id: '1',
        name: 'Live: Fish Corner',
        description: 'From the server.',
        location: 'Food court, stall 05',
        mainImage: null,
        images: [{ id: '1', url: 'https://pictures.example/fish.jpg', alt: 'Fish' }],
        amenities: ['1', '2'],
        menuHighlights: [{ id: '1', name: 'Fried Tilapia', price: 900, description: 'Whole.', image: null }],
        status: 'active',
      },
    ],
  };
}

/** Who may sign in. The viewer may read only. */
const ACCOUNTS = [
  {
    email: 'owner@venue.example',
    password: 'live-secret',
    token: 'token-owner',
    name: 'Achieng',
    mayWrite: true,
  },
  {
    email: 'host@venue.example',
    password: 'live-secret',
    token: 'token-host',
    name: 'Brian',
    mayWrite: true,
  },
  {
    email: 'viewer@venue.example',
    password: 'live-secret',
    token: 'token-viewer',
    name: 'Vera',
    mayWrite: false,
  },
];

module.exports = { seed, ACCOUNTS };
