export { AddToCalendar } from './AddToCalendar';
export { calendarFeed, calendarFile, type CalendarEntry } from './calendarFile';
