export { AddToCalendar } from './AddToCalendar';
export { calendarFile, type CalendarEntry } from './calendarFile';
