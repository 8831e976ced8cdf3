import { Button, Icon } from '@venue/shared/ui';
import { calendarFile, type CalendarEntry } from './calendarFile';
import { downloadCalendar } from './downloadCalendar';

interface AddToCalendarProps {
  /** The entry, or how it is worked out from the moment of the press. */
  entry: CalendarEntry | ((now: Date) => CalendarEntry);
}

/** Saves an entry as an .ics file, named after its `uid`. */
export function AddToCalendar({ entry }: AddToCalendarProps) {
  const save = () => {
    const now = new Date();
    const chosen = typeof entry === 'function' ? entry(now) : entry;
    downloadCalendar(chosen.uid, calendarFile(chosen, now));
  };
  return (
    <Button tone="quiet" onClick={save}>
      <Icon name="calendar" />
      Add to calendar
    </Button>
  );
}
