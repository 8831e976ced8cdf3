import type { EventTicket } from '@venue/shared/types';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMINA, openScreen, request, setClock, toasts, visit } from '../testing/openScreen';
import { drawCode } from '@venue/shared/qr/draw-code';
import TicketsScreen from './TicketsScreen';

const LIVE_BAND: EventTicket = {
  id: 'TIC-001',
  eventTitle: 'Friday Live Band',
  eventDate: '2026-11-27',
  price: 1500,
  status: 'confirmed',
  ticketType: 'Standard',
};
const ticket = (more: Partial<EventTicket>): EventTicket => ({ ...LIVE_BAND, ...more });

const open = (...tickets: EventTicket[]) =>
  openScreen(TicketsScreen, { address: '/tickets', account: { tickets } });

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('alertdialog', { name: 'Cancel Ticket' }));

it('the tickets page shows event, date, type, price, status and number of each ticket', () => {
  open(LIVE_BAND);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Friday Live Band' })).toBeVisible();
  for (const text of ['Friday, 27 November 2026', 'Standard', 'Confirmed', 'Ticket TIC-001'])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getByText(/KSh/).textContent).toBe('KSh\u00a01,500');
});

it.each([
  [0, 'Price on confirmation'],
  [1, 'KSh\u00a01'],
])('the tickets page prints the price %s as "%s"', (price, text) => {
  open(ticket({ price, status: 'pending' }));
  expect(screen.getByText(text, { normalizer: (raw) => raw })).toBeVisible();
});

it('the tickets page shows the latest first, and prints a date it cannot read as it is', () => {
  open(
    ticket({ id: 'TIC-001', eventTitle: 'Wine Tasting', eventDate: '2026-10-01' }),
    ticket({ id: 'TIC-002', eventTitle: 'Family Day', eventDate: '2026-11-29' }),
    ticket({ id: 'TIC-003', eventTitle: 'Late Jazz', eventDate: '2026-11-29' }),
    ticket({ id: 'TIC-004', eventTitle: 'Some Day', eventDate: '' }),
  );
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Late Jazz', 'Family Day', 'Wine Tasting', 'Some Day']);
});

it('the tickets page leads to the events when there are no tickets', () => {
  open();
  expect(screen.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
  expect(screen.getByText('Reserve your place at an event and find your ticket here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse Events' })).toHaveAttribute('href', '/events');
});

it.each([
  ['confirmed', true],
  ['pending', false],
  ['cancelled', false],
] as const)('a ticket that is %s can be cancelled: %s', (status, isOffered) => {
  open(ticket({ status }));
  expect(button('Cancel Ticket TIC-001') !== null).toBe(isOffered);
  expect(button('Show Pass TIC-001') !== null).toBe(isOffered);
});

it('cancelling a ticket asks first with the focus on the safe answer, which keeps the ticket', async () => {
  const { user } = open(LIVE_BAND);
  await press('Cancel Ticket TIC-001');
  expect(
    inDialog().getByText(
      'Do you want to give up your place at Friday Live Band on Friday, 27 November 2026?',
    ),
  ).toBeVisible();
  expect(inDialog().getByRole('button', { name: 'Keep Ticket' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(user.getState().tickets).toEqual([LIVE_BAND]);
  expect(button('Cancel Ticket TIC-001')).toHaveFocus();
  expect(toasts).toEqual([]);
});

it('a cancelled ticket is marked as cancelled, with a toast whose Undo works', async () => {
  const other = ticket({ id: 'TIC-002', eventTitle: 'Family Day' });
  const { user } = open(LIVE_BAND, other);
  await press('Cancel Ticket TIC-001');
  await userEvent.click(inDialog().getByRole('button', { name: 'Cancel Ticket' }));
  expect(user.getState().tickets).toEqual([{ ...LIVE_BAND, status: 'cancelled' }, other]);
  expect(screen.getByText('Cancelled')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Friday Live Band' })).toHaveFocus();
  expect(toasts).toMatchObject([
    {
      title: 'Ticket cancelled',
      text: 'Friday Live Band on Friday, 27 November 2026',
      tone: 'success',
      action: { label: 'Undo' },
    },
  ]);
  act(() => toasts[0]?.action?.run());
  expect(user.getState().tickets).toEqual([LIVE_BAND, other]);
});

it('the question whether to cancel a ticket closes when another tab has cancelled it', async () => {
  const { user } = open(LIVE_BAND);
  await press('Cancel Ticket TIC-001');
  act(() => user.getState().putRecord('tickets', LIVE_BAND, { status: 'cancelled' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

const RESERVED = request('ticket-k3f9', {
  kind: 'ticket',
  owner: AMINA.id,
  record: { kind: 'TIC', id: 'TIC-001' },
  entry: visit('2026-11-27'),
  details: [
    { label: 'Guests', value: '6' },
    { label: 'Name', value: 'Otieno Ouma' },
  ],
});
const openReserved = (status: EventTicket['status'], more = {}) =>
  openScreen(TicketsScreen, {
    address: '/tickets',
    account: { tickets: [ticket({ status })], requests: [{ ...RESERVED, ...more }] },
  });

it('a ticket says for how many and at what time it was asked for, and whether it was sent', () => {
  setClock('2026-11-21T12:00:00+03:00');
  openReserved('pending');
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Friday, 27 November 2026 · 7:00 PM · 6 guests')).toBeVisible();
  expect(card.getByText('Not sent yet')).toBeVisible();
  expect(card.getByText('We confirm within 24 hours.')).toBeVisible();
  for (const way of ['on WhatsApp', 'by SMS', 'by Email'])
    expect(card.getByRole('link', { name: `Send ${way} TIC-001` })).toBeVisible();
});

it('a pending ticket of an evening that is over promises nothing', () => {
  setClock('2026-11-28T12:00:00+03:00');
  openReserved('pending');
  expect(screen.queryByText('We confirm within 24 hours.')).not.toBeInTheDocument();
  expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument();
});

it('a customer notes that the venue said yes, and the ticket has a pass; Undo takes it back', async () => {
  setClock('2026-11-21T12:00:00+03:00');
  const { user } = openReserved('pending');
  await press('Manage TIC-001');
  await press('They said yes');
  await press('Close');
  expect(user.getState().tickets).toMatchObject([{ status: 'confirmed' }]);
  expect(button('Show Pass TIC-001')).toBeVisible();
  act(() => toasts[0]?.action?.run());
  expect(user.getState().tickets).toMatchObject([{ status: 'pending' }]);
});

it('a ticket is removed from this device with its request, and Undo puts both back', async () => {
  const { user } = openReserved('pending');
  await press('Remove TIC-001 from this device');
  expect(user.getState()).toMatchObject({ tickets: [], requests: [] });
  act(() => toasts[0]?.action?.run());
  expect(user.getState()).toMatchObject({ tickets: [{ id: 'TIC-001' }], requests: [RESERVED] });
});

it('the pass of a ticket shows a QR code of the request, with the name, guests and time that were asked for', async () => {
  openReserved('confirmed');
  await press('Show Pass TIC-001');
  const pass = within(screen.getByRole('dialog', { name: 'Ticket Pass' }));
  const code = await pass.findByRole('img', { name: 'QR code of ticket ticket-k3f9' });
  expect(code.querySelector('path:last-of-type')).toHaveAttribute('d', drawCode('ticket-k3f9').path);
  for (const text of ['ticket-k3f9', 'Otieno Ouma', '6 guests', '7:00 PM', 'Standard · TIC-001'])
    expect(pass.getByText(text)).toBeVisible();
});

it('the pass of a ticket without a request shows the ticket itself', async () => {
  open(LIVE_BAND);
  await press('Show Pass TIC-001');
  const pass = within(screen.getByRole('dialog', { name: 'Ticket Pass' }));
  const code = await pass.findByRole('img', { name: 'QR code of ticket TIC-001' });
  expect(code.querySelector('path:last-of-type')).toHaveAttribute('d', drawCode('TIC-001').path);
  expect(pass.getByText('TIC-001')).toBeVisible();
  for (const text of ['Friday Live Band', 'Friday, 27 November 2026', 'Amina Wanjiru'])
    expect(pass.getByText(text)).toBeVisible();
  await press('Done');
  expect(button('Show Pass TIC-001')).toHaveFocus();
});

it('a ticket pass shows the number when its QR code can’t be drawn', async () => {
  const id = 'T'.repeat(5000);
  open(ticket({ id }));
  await press(`Show Pass ${id}`);
  const pass = within(screen.getByRole('dialog', { name: 'Ticket Pass' }));
  expect(await pass.findByRole('status')).toHaveTextContent('The ticket number below does as well.');
  expect(pass.getByText(id)).toBeVisible();
  expect(pass.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
