import { googleCalendarLink } from './googleCalendar';

const JAZZ = {
  uid: 'thursday-jazz-night-2026-11-26',
  title: 'Jazz & Wine',
  startsAt: { date: '2026-11-26', time: '22:30' },
  durationMinutes: 180,
  location: 'Garden bar terrace, Bustani Gardens',
  description: 'Two sets.\nBring #friends',
};

it('Google Calendar is given the whole entry, in Nairobi time', () => {
  const { origin, searchParams } = new URL(googleCalendarLink(JAZZ));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Jazz & Wine',
    dates: '20261126T223000/20261127T013000',
    ctz: 'Africa/Nairobi',
    location: JAZZ.location,
    details: JAZZ.description,
  });
});

it('Google Calendar is given the whole day where there is no time', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...JAZZ, startsAt: { date: '2026-12-31' } }));
  expect(searchParams.get('dates')).toBe('20261231/20270101');
});
