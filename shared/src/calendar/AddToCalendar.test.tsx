import { fireEvent, render, screen } from '@testing-library/react';
import ICAL from 'ical.js';
import { connectToasts, type Toast } from '@venue/shared/notify';
import { AddToCalendar } from './AddToCalendar';

it('Add to calendar saves the entry as an .ics file, made in the browser', async () => {
  const files: Blob[] = [];
  const downloads: string[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(`${this.download} from ${this.href}`);
  });
  const startsAt = { date: '2026-11-27', time: '19:00' };
  render(
    <AddToCalendar
      entry={{ uid: 'table-7', title: 'Table', startsAt, durationMinutes: 90, location: '', description: '' }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(downloads).toEqual(['table-7.ics from blob:1']);
  expect(document.querySelector('a')).toBeNull();
  const [file] = files;
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(file ?? new Blob());
  await read;
  const event = new ICAL.Component(ICAL.parse(String(reader.result))).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('Table');
});

it('Add to calendar says so where the date can not be read, instead of failing silently', () => {
  const toasts: Toast[] = [];
  connectToasts((toast) => toasts.push(toast));
  const startsAt = { date: '20261-11-22', time: '19:00' };
  render(
    <AddToCalendar
      entry={{ uid: 'table-8', title: 'Table', startsAt, durationMinutes: 90, location: '', description: '' }}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect(toasts).toMatchObject([{ title: 'Not added to your calendar', tone: 'error' }]);
});
