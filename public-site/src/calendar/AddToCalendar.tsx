import { Button, Icon } from '@venue/shared/ui';
import { calendarFile, type CalendarEntry } from './calendarFile';
import { downloadCalendar } from './downloadCalendar';

/** Saves an entry as an .ics file, named after its `uid`. */
export function AddToCalendar({ entry }: { entry: CalendarEntry }) {
  return (
    <Button tone="quiet" onClick={() => downloadCalendar(entry.uid, calendarFile(entry, new Date()))}>
      <Icon name="calendar" />
      Add to calendar
    </Button>
  );
}
