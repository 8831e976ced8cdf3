import { connectToasts, type Toast } from '@venue/shared/notify';
import { openScreen, request } from '@venue/shared/testing';
import { useUser, type UserState } from '@venue/shared/stores';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { SplitTotal } from '../split-total/SplitTotal';
import { toasts } from '../testing/toasts';
import { newRequest } from './newRequest';
import { RequestButton } from './RequestButton';
import { requestEntry } from './requestWords';
import type { VenueRequest } from './venueRequest';

const SENT = { at: '2026-11-26T09:00:00.000Z', by: 'whatsapp' } as const;
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const button = (name: string) => screen.getByRole('button', { name });
const linkOf = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
/** A press on a link that leads to another program, which is not there. */
const follow = (name: string) => {
  const link = screen.getByRole('link', { name });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
};

/** The page of somebody who has one request, whose dialog is opened at a moment in Nairobi. */
async function openAt(moment: string, more: Partial<VenueRequest> = {}, account: Partial<UserState> = {}) {
  jest.useFakeTimers({ now: new Date(`${moment}:00+03:00`) });
  const Page = () => {
    const [made] = useUser((state) => state.requests);
    return made ? <RequestButton request={made} of="RES-001" /> : null;
  };
  const { user: store } = openScreen(Page, {
    account: { requests: [request('table-k3f9', more)], ...account },
  });
  const opener = screen.queryByRole('button', { name: 'Manage RES-001' });
  if (opener) await user().click(opener);
  return store;
}
const dialog = () => within(screen.getByRole('dialog', { name: /^Your/ }));

afterEach(() => jest.useRealTimers());

it('a request that is new is not sent, and its id is like no other', () => {
  const draft = { kind: 'message', title: 'Cake', opening: 'Hello.', details: [] } as const;
  const ids = Array.from({ length: 50 }, () => newRequest({ ...draft, details: [] }, null, new Date()).id);
  expect(new Set(ids)).toHaveProperty('size', 50);
  expect(ids[0]).toMatch(/^message-[2-9a-z]{12}$/);
});

it('the dialog of a booking offers its calendar file and the way to the venue, and closes again', async () => {
  await openAt('2026-11-27T12:00');
  expect(dialog().getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Get Directions' })).toHaveAttribute('target', '_blank');
  await user().click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Manage RES-001')).toHaveFocus();
});

it.each([
  ['Send on WhatsApp', 'https://wa.me/254700000000', 'text', 'Sent 12:00 PM by WhatsApp'],
  ['Send by SMS', 'sms:+254700000000', 'body', 'Sent 12:00 PM by SMS'],
  ['Send by email', 'mailto:hello@bustanigardens.example', 'body', 'Sent 12:00 PM by email'],
])(
  'a request that is not sent yet goes out by "%s", and Undo takes the note back',
  async (name, to, text, says) => {
    await openAt('2026-11-21T12:00');
    expect(dialog().getByText('Not sent yet')).toBeVisible();
    const link = linkOf(name);
    expect(link.href).toMatch(to);
    expect(
      link.href.includes('sms:') ? decodeURIComponent(link.href) : link.searchParams.get(text),
    ).toContain('I would like to reserve a table.');
    follow(name);
    expect(dialog().getByText(says)).toBeVisible();
    act(() => toasts[0]?.action?.run());
    expect(dialog().getByText('Not sent yet')).toBeVisible();
  },
);

it('a request that was sent on another day names the day', async () => {
  await openAt('2026-11-27T12:00', { sent: SENT });
  expect(dialog().getByText('Sent Thu, 26 Nov 2026, 12:00 PM by WhatsApp')).toBeVisible();
});

it('a message has what was typed and the reference, line for line', async () => {
  await openAt('2026-11-21T12:00');
  expect(linkOf('Send on WhatsApp').searchParams.get('text')).toBe(
    [
      'Hello Bustani Gardens! I would like to reserve a table.',
      'Guests: 4',
      'Name: Otieno Ouma',
      'Reference: table-k3f9',
    ].join('\n'),
  );
});

it.each([
  ['Ask for a change', 'change', ['What should change: ']],
  ['Ask to cancel', 'cancel', []],
])(
  '"%s" is a message to the venue with what was typed, by WhatsApp, SMS or email',
  async (label, verb, more) => {
    await openAt('2026-11-27T17:00', { sent: SENT });
    const message = [
      `Hello Bustani Gardens! I would like to ${verb} my booking.`,
      'Guests: 4',
      'Name: Otieno Ouma',
      ...more,
      'Reference: table-k3f9',
    ];
    expect(linkOf(`${label} on WhatsApp`).searchParams.get('text')).toBe(message.join('\n'));
    const mail = linkOf(`${label} by email`);
    expect(mail.searchParams.get('subject')).toBe(`${label}: Friday, 27 November 2026`);
    expect(mail.searchParams.get('body')).toBe(message.join('\r\n'));
    expect(linkOf(`${label} by SMS`).protocol).toBe('sms:');
  },
);

it('a booking that was never sent has nothing to cancel, and says so', async () => {
  await openAt('2026-11-26T12:00');
  expect(dialog().getByText(/^It has not reached us yet, so there is nothing to cancel/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ask/ })).not.toBeInTheDocument();
});

it('a booking says to phone in its last two hours, and offers no change by message', async () => {
  await openAt('2026-11-27T17:01', { sent: SENT });
  expect(
    screen.getByText(
      'It is too late for a message: changes and cancellations need at least 2 hours. Please phone us.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Ask/ })).not.toBeInTheDocument();
  expect(linkOf('Call +254 700 000 000').href).toBe('tel:+254700000000');
});

it('a booking whose day has ended can’t be opened', async () => {
  await openAt('2026-11-28T00:00');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const TABLE = { id: 'RES-001', date: '2026-11-27', time: '19:00', guests: 4, status: 'pending' } as const;

it.each([
  ['yes', 'confirmed', false],
  ['no', 'cancelled', true],
] as const)('"They said %s" makes the reservation %s, until Undo', async (answer, status, tentative) => {
  const store = await openAt(
    '2026-11-26T12:00',
    { record: { kind: 'RES', id: 'RES-001' } },
    { reservations: [TABLE] },
  );
  const entry = () => requestEntry(store.getState().requests[0] ?? request(''));
  expect(entry()).toMatchObject({ uid: 'table-k3f9', tentative: true });
  await user().click(button(`They said ${answer}`));
  expect(dialog().getAllByText(`They said ${answer}`)[0]).toBeVisible();
  expect(button(`They said ${answer}`)).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().reservations).toEqual([{ ...TABLE, status }]);
  expect(entry()).toMatchObject({ tentative });
  act(() => toasts[0]?.action?.run());
  expect(store.getState().reservations).toEqual([TABLE]);
  expect(store.getState().requests[0]?.answer).toBeNull();
});

it('Undo of an older note brings back nothing that was removed meanwhile', async () => {
  const store = await openAt(
    '2026-11-26T12:00',
    { record: { kind: 'RES', id: 'RES-001' } },
    { reservations: [TABLE] },
  );
  const [{ id } = request('')] = store.getState().requests;
  await user().click(button('They said yes'));
  act(() => {
    store.getState().removeRecord('requests', id);
    store.getState().removeRecord('reservations', 'RES-001');
  });
  act(() => toasts[0]?.action?.run());
  expect(store.getState()).toMatchObject({ requests: [], reservations: [] });
});

it.each([
  ['yes', 'preparing'],
  ['no', 'cancelled'],
] as const)('an order that the kitchen says %s to is %s', async (answer, status) => {
  const order = { id: 'ORD-003', date: '2026-11-26', status: 'preparing', total: 700 } as const;
  const store = await openAt(
    '2026-11-26T12:00',
    { kind: 'order', entry: null, record: { kind: 'ORD', id: 'ORD-003' } },
    { orders: [{ ...order, items: [], type: 'delivery', paymentMethod: 'M-Pesa' }] },
  );
  expect(screen.getByRole('dialog', { name: 'Your order' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  await user().click(button(`They said ${answer}`));
  expect(store.getState().orders).toMatchObject([{ status }]);
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
