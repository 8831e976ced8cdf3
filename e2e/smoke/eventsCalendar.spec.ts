import ICAL from 'ical.js';
import { expect, test } from '../support/stackTest';

test('the calendar of the events is a file of the site, with a rule for each series', async ({ request }) => {
  const answer = await request.get('/events.ics');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
  const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
  expect(events.map((event) => String(event.getFirstPropertyValue('rrule')))).toContain(
    'FREQ=WEEKLY;BYDAY=FR',
  );
  for (const event of events)
    expect(event.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('Africa/Nairobi');
});
