import { connectToasts, type Toast } from '@venue/shared/notify';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ICAL from 'ical.js';
import { AMINA } from '../testing/fixtures';
import { bookingOf } from './booking';
import { BookingButton } from './BookingButton';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { SplitTotal } from '../split-total/SplitTotal';

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const openAt = async (moment: string) => {
  jest.useFakeTimers({ now: new Date(`${moment}:00+03:00`) });
  const reservation = {
    id: 'RES-001',
    date: '2026-11-27',
    time: '19:00',
    guests: 4,
    status: 'pending',
  } as const;
  render(<BookingButton booking={bookingOf(reservation, AMINA)} of="RES-001" />);
  const button = screen.queryByRole('button', { name: 'Manage RES-001' });
  if (button) await user().click(button);
  return screen.queryByRole('dialog', { name: 'Your booking' });
};
const linkOf = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');

afterEach(() => jest.useRealTimers());

const FACTS = [
  'Reservation: RES-001',
  'Date: Friday, 27 November 2026',
  'Time: 7:00 PM',
  'Guests: 4 guests',
  'Status: Pending',
  'Name: Amina Wanjiru',
  'Phone: +254 711 000 000',
];

it('a booking offers its calendar file and the way to the venue, and closes again', async () => {
  const dialog = await openAt('2026-11-27T12:00');
  if (!dialog) throw new Error('The dialog is not there.');
  expect(within(dialog).getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Get Directions' })).toHaveAttribute('target', '_blank');
  await user().click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Manage RES-001' })).toHaveFocus();
});

it.each([
  ['Ask for a change', 'change', ['What should change: ']],
  ['Ask to cancel', 'cancel', []],
])(
  '"%s" is a message to the venue that the visitor sends by WhatsApp or email',
  async (label, verb, more) => {
    await openAt('2026-11-27T17:00');
    const message = [`Hello Bustani Gardens! I would like to ${verb} my booking.`, ...FACTS, ...more];
    const whatsapp = linkOf(`${label} on WhatsApp`);
    expect(whatsapp.origin + whatsapp.pathname).toBe('https://wa.me/254700000000');
    expect(whatsapp.searchParams.get('text')).toBe(message.join('\n'));
    const mail = linkOf(`${label} by email`);
    expect(mail.protocol + mail.pathname).toBe('mailto:hello@bustanigardens.example');
    expect(mail.searchParams.get('subject')).toBe(`${label}: Friday, 27 November 2026`);
    expect(mail.searchParams.get('body')).toBe(message.join('\r\n'));
  },
);

it('a booking says to phone in its last two hours, and offers no message', async () => {
  await openAt('2026-11-27T17:01');
  expect(
    screen.getByText(
      'It is too late for a message: changes and cancellations need at least 2 hours. Please phone us.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /WhatsApp|email/ })).not.toBeInTheDocument();
  expect(linkOf('Call +254 700 000 000').href).toBe('tel:+254700000000');
});

it('a booking whose day has ended can’t be opened', async () => {
  expect(await openAt('2026-11-28T00:00')).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('Add to calendar saves the entry as an .ics file, made in the browser', async () => {
  const files: Blob[] = [];
  const downloads: string[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
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

const choose = (people: string) => userEvent.selectOptions(screen.getByLabelText('Split the total'), people);

it.each([
  [1400, '4', 'Each pays KSh 350'],
  [1000, '3', '1 pays KSh 334, 2 pay KSh 333'],
  [1001, '3', '2 pay KSh 334, 1 pays KSh 333'],
  [1, '20', '1 pays KSh 1, 19 pay KSh 0'],
  [0, '2', 'Each pays KSh 0'],
])('a total of KSh %d is split between %s as "%s"', async (amount, people, says) => {
  render(<SplitTotal amount={amount} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await choose(people);
  expect(screen.getByRole('status')).toHaveTextContent(says);
});

it('a total that changes is split anew, and one person pays it alone', async () => {
  const { rerender } = render(<SplitTotal amount={1000} />);
  await choose('3');
  rerender(<SplitTotal amount={1200} />);
  expect(screen.getByRole('status')).toHaveTextContent('Each pays KSh 400');
  await choose('1');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
