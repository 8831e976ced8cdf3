import { checkReservation } from './checkReservation';

const person = { name: 'Amina Yusuf', email: 'amina@example.com', phone: '0700 000 000' };
const now = new Date('2026-11-21T21:30:00Z'); // 00:30 on the 22nd in Nairobi
const table = { ...person, date: '2026-11-22', time: '19:00', guests: '4', occasion: '', requests: '' };

it.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
  ['2026-11-23', true],
  ['20261-11-22', false],
  ['0026-11-22', false],
  ['', false],
])(
  'shortly after midnight in Nairobi on the 22nd, a table reservation for "%s" is accepted: %s',
  (date, accepted) => {
    expect(checkReservation({ ...table, date }, now)).toEqual(accepted ? {} : { date: expect.any(String) });
  },
);

it('a table reservation requires everything but occasion and requests', () => {
  const empty = {
    name: '',
    email: '',
    phone: '',
    date: '',
    time: '',
    guests: '',
    occasion: '',
    requests: '',
  };
  expect(Object.keys(checkReservation(empty, now))).toEqual([
    'name',
    'email',
    'phone',
    'date',
    'time',
    'guests',
  ]);
});

it('a table reservation is refused on a day when the venue is closed, and outside of special hours', () => {
  const closed = { ...table, date: '2026-12-25' };
  expect(checkReservation(closed, now)).toEqual({ date: expect.stringContaining('Christmas Day') });
  const short = { ...table, date: '2027-01-01' };
  expect(checkReservation({ ...short, time: '12:30' }, now)).toEqual({
    time: expect.stringContaining('open 1:00 PM - 10:00 PM'),
  });
  expect(checkReservation({ ...short, time: '13:00' }, now)).toEqual({});
});
