import { saveFile } from '@venue/shared/browser';
import { Button, Icon } from '@venue/shared/ui';
import { calendarFile, type CalendarEntry } from './calendarFile';

interface AddToCalendarProps {
  /** The calendar entry, or a function that makes it when the button is pressed. */
  entry: CalendarEntry | ((now: Date) => CalendarEntry);
}

/** Button that saves an entry as an .ics file, named after its `uid`. */
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
