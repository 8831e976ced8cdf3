import { NAIROBI_TIME_ZONE } from '../rules';
import { spanOf, type CalendarEntry } from './calendarFile';

/** The address at which Google Calendar offers an entry, for browsers that save no files. Throws as `calendarFile` does. */
export function googleCalendarLink(entry: CalendarEntry): string {
  const link = new URL('https://calendar.google.com/calendar/render?action=TEMPLATE');
  const { title, location, description } = entry;
  const fields = {
    text: title,
    dates: spanOf(entry).join('/'),
    ctz: NAIROBI_TIME_ZONE,
    location,
    details: description,
  };
  for (const [name, value] of Object.entries(fields)) link.searchParams.set(name, value);
  return link.href;
}
