import type { AdminReservation } from '@venue/shared/types';
import { requestsToAnswer, upcomingFirst, waitText } from './requests';

const booking = (id: string, date: string, time: string, more: Partial<AdminReservation> = {}) => ({
  ...{ id, date, time, guests: 2, status: 'pending' as const, createdAt: '2030-05-09T08:00:00.000Z' },
  ...more,
});
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

it('what comes stands before what was, by day and time, and the latest of what was first', () => {
  const rows = [
    booking('past', '2030-05-08', '12:00'),
    booking('yesterday', '2030-05-09', '12:00'),
    booking('tomorrow', '2030-05-11', '12:00'),
    booking('late', '2030-05-11', '00:30'),
    booking('tonight', '2030-05-10', '20:00'),
  ];
  expect(ids(upcomingFirst('2030-05-10')(rows))).toEqual([
    'tonight',
    'late',
    'tomorrow',
    'yesterday',
    'past',
  ]);
});

it('requests to answer are pending and not over, the longest waiting first', () => {
  const rows = [
    booking('new', '2030-05-10', '12:00', { createdAt: '2030-05-10T08:00:00.000Z' }),
    booking('old', '2030-05-12', '12:00'),
    booking('over', '2030-05-09', '12:00'),
    booking('confirmed', '2030-05-12', '12:00', { status: 'confirmed' }),
  ];
  expect(ids(requestsToAnswer(rows, '2030-05-10'))).toEqual(['old', 'new']);
});

it.each([
  ['2030-05-09T13:30:00.000Z', 'waits 5 h of 24'],
  ['2030-05-10T07:59:00.000Z', 'waits 23 h of 24'],
  ['2030-05-10T08:00:00.000Z', 'waits 24 h, promised were 24'],
])('at %s a request of 08:00 the day before %s', (now, words) => {
  expect(waitText({ createdAt: '2030-05-09T08:00:00.000Z' }, new Date(now))).toBe(words);
});
