import { notify } from '@venue/shared/notify';
import { saveFile, venueNow } from '../browser';
import { Button } from '../ui/primitives/button/Button';
import { Icon } from '../ui/primitives/icon/Icon';
import { googleCalendarLink } from './googleCalendar';
import { calendarFile, type CalendarEntry } from './calendarFile';

interface AddToCalendarProps {
  /** The calendar entry, or a function that makes it when the button is pressed. */
  entry: CalendarEntry | ((now: Date) => CalendarEntry);
}

/** Button that saves an entry as an .ics file, named after its `uid`; it leads to Google Calendar where no file can be saved. */
export function AddToCalendar({ entry }: AddToCalendarProps) {
  const save = () => {
    const now = venueNow();
    const chosen = typeof entry === 'function' ? entry(now) : entry;
    const file = fileOf(chosen, now);
    if (file === null)
      return notify.error('Not added to your calendar', { text: 'Its date or time can’t be read.' });
    const isSaved = saveFile(`${chosen.uid}.ics`, file, 'text/calendar;charset=utf-8');
    if (!isSaved) window.location.assign(googleCalendarLink(chosen));
  };
  return (
    <Button tone="quiet" onClick={save}>
      <Icon name="calendar" />
      Add to calendar
    </Button>
  );
}

/** Null for a date or time that can't be read. */
function fileOf(entry: CalendarEntry, now: Date): string | null {
  try {
    return calendarFile(entry, now);
  } catch {
    return null;
  }
}
