import { saveFile } from '@venue/shared/browser';
import { Button, Icon } from '@venue/shared/ui';
import { calendarFile, type CalendarEntry } from './calendarFile';

interface AddToCalendarProps {
  /** The entry, or how it is worked out from the moment of the press. */
  entry: CalendarEntry | ((now: Date) => CalendarEntry);
}

/** Saves an entry as an .ics file, named after its `uid`. */
export function AddToCalendar({ entry }: AddToCalendarProps) {
  const save = () => {
    const now = new Date();
    const chosen = typeof entry === 'function' ? entry(now) : entry;
    saveFile(`${chosen.uid}.ics`, calendarFile(chosen, now), 'text/calendar;charset=utf-8');
  };
  return (
    <Button tone="quiet" onClick={save}>
      <Icon name="calendar" />
      Add to calendar
    </Button>
  );
}
