import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PASSWORD, type Who } from '@venue/shared/testing/graphql';
import { openScreen, toasts } from '../testing/openScreen';
import { signInAs } from '../testing/signInAs';
import { liveData, venueServer } from '../testing/venueServer';
import ManageReservationsScreen from './ManageReservationsScreen';

const server = venueServer();

const open = (as: Who | null = 'owner') =>
  openScreen(ManageReservationsScreen, { address: '/admin/reservations', data: liveData(server, as) });
const rowOf = async (id: string) => within(await screen.findByRole('row', { name: new RegExp(id) }));

describe('reservations on the live server', () => {
  it('a bulk change stops when the server stops answering, and names the reservations not sent', async () => {
    open();
    await rowOf('RES-001');
    await server.fail({ kind: 'http-500', operation: 'updateReservationStatus' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Selected' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({
      title: 'Reservation RES-001 cancelled',
      text: 'Not sent, as the server does not answer or lets nobody in: RES-002. Kept on this device only.',
    });
    expect((await rowOf('RES-002')).getByText('Confirmed')).toBeVisible();
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('after the session has ended the guests stay, the screen says so, and New Reservation asks to sign in', async () => {
    const { data } = open();
    await rowOf('RES-001');
    await server.fail({ kind: 'UNAUTHENTICATED', operation: 'reservations' });
    await act(() => data.reservations.load());
    expect(screen.getByText('You are signed out: these rows may be out of date')).toBeVisible();
    expect((await rowOf('RES-001')).getByText('Live Guest One')).toBeVisible();
    await server.fail(null);
    await userEvent.click(screen.getByRole('button', { name: 'New Reservation' }));
    await signInAs('owner');
    expect(await screen.findByRole('dialog', { name: 'New Reservation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Live server', hidden: true })).toBeInTheDocument();
  });

  it('examples say that they are none of the guests', async () => {
    open(null);
    expect(await screen.findByText('These are examples, not your guests')).toBeVisible();
  });

  it('a server that refuses nothing is asked for no sign-in', async () => {
    await server.reset({ asksToSignIn: false });
    open(null);
    await rowOf('RES-001');
    await userEvent.click(screen.getByRole('button', { name: 'New Reservation' }));
    expect(screen.getByRole('dialog', { name: 'New Reservation' })).toBeVisible();
  });

  it('the reservations screen says that there are none when the server has none', async () => {
    await server.put({ reservations: [] });
    open();
    expect(await screen.findByText('There are no reservations in the system yet')).toBeVisible();
  });

  it('the live reservations return after an outage with what was changed meanwhile', async () => {
    open();
    const row = await rowOf('RES-001');
    await server.fail({ kind: 'http-500' });
    await userEvent.click(row.getByRole('button', { name: /Cancel/ }));
    expect(await screen.findByText('1 change is only here so far')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Tell the guest of RES-001' }));
    expect(screen.getByText('The server does not know it yet: tell the guest once it does.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Tell .* by/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await server.fail(null);
    // The chip reconnects, as the banner's button does: nobody has to sign in.
    await userEvent.click(screen.getByRole('button', { name: 'Working offline' }));
    const notice = await screen.findByText('The server is back. These changes were sent:');
    const sent = 'Set to cancelled: reservation RES-001 (Live Guest One)';
    expect(within(screen.getByRole('list', { name: 'Sent' })).getByText(sent)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(notice).not.toBeInTheDocument();
    expect((await rowOf('RES-001')).getByText('Cancelled')).toBeVisible();
    expect((await server.records('reservations'))[0]?.status).toBe('cancelled');
  });

  it('Undo restores only reservations that are still as the change left them', async () => {
    open();
    await userEvent.click((await rowOf('RES-001')).getByRole('button', { name: /Confirm/ }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    await userEvent.click((await rowOf('RES-001')).getByRole('button', { name: /Cancel/ }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    toasts[0]?.action?.run();
    await waitFor(() => expect(toasts).toHaveLength(3));
    expect(toasts[2]).toMatchObject({
      title: 'Nothing to undo',
      text: 'The status has been changed since.',
    });
    expect((await rowOf('RES-001')).getByText('Cancelled')).toBeVisible();
  });

  it('sample reservations are no longer selected when the live rows replace them', async () => {
    const { data } = open(null);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select RES-001' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await data.signIn('owner@venue.example', PASSWORD);
    expect(await screen.findByText('Live Guest One')).toBeVisible();
    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select RES-001' })).not.toBeChecked();
  });

  it('the covers of a day are neither counted nor printed before the reservations are known', async () => {
    await server.fail({ kind: 'silence' });
    open();
    expect(screen.getByText('Counting the covers…')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print List' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText(/covers confirmed/)).not.toBeInTheDocument();
    expect(await screen.findByText(/covers confirmed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print List' })).not.toHaveAttribute('aria-disabled');
  });

  it('the reservations are loaded again by Reconnect and when somebody returns to the page', async () => {
    await server.fail({ kind: 'http-500' });
    open();
    expect(await screen.findByText('Achieng Otieno')).toBeVisible();
    await server.fail(null);
    await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByText('Live Guest One')).toBeVisible();

    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    const asked = async () => (await server.callsOf('reservations')).length;
    const before = await asked();
    comeBack();
    const later = Date.now() + 31_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    comeBack();
    clock.mockRestore();
    await waitFor(async () => expect(await asked()).toBe(before + 1));
  });
});
