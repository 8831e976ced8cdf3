import { checkInquiry } from './checkInquiry';

const now = new Date('2026-11-21T21:30:00Z'); // 00:30 on the 22nd in Nairobi

const inquiry = {
  eventName: 'Team lunch',
  eventType: '',
  date: '2026-12-01',
  time: '13:00',
  guests: '60',
  duration: '',
  budget: '',
  description: '',
  contactName: 'Amina Yusuf',
  contactEmail: 'amina@example.com',
  contactPhone: '0700 000 000',
  specialRequests: '',
};

it('an event inquiry needs no type, duration, budget, description or requests', () => {
  expect(checkInquiry(inquiry, now)).toEqual({});
});

it.each(['eventName', 'date', 'time', 'guests', 'contactName', 'contactEmail', 'contactPhone'] as const)(
  'an event inquiry requires %s',
  (field) => {
    expect(checkInquiry({ ...inquiry, [field]: ' ' }, now)).toEqual({ [field]: expect.any(String) });
  },
);

it.each(['2026-11-21', '20261-12-01', '0026-12-01', '2062-12-01'])(
  'an event inquiry for %s is refused on 22 November 2026',
  (date) => {
    expect(checkInquiry({ ...inquiry, date }, now)).toEqual({ date: expect.any(String) });
  },
);

it('an event inquiry is for at least one guest', () => {
  expect(checkInquiry({ ...inquiry, guests: '0' }, now)).toEqual({ guests: expect.any(String) });
});

it('an event inquiry is refused on a day when the venue is closed, and outside of special hours', () => {
  expect(checkInquiry({ ...inquiry, date: '2026-12-25' }, now)).toEqual({ date: expect.any(String) });
  expect(checkInquiry({ ...inquiry, date: '2027-01-01', time: '12:59' }, now)).toEqual({
    time: expect.any(String),
  });
  expect(checkInquiry({ ...inquiry, date: '2027-01-01' }, now)).toEqual({});
});
