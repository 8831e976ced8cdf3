import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, openScreen } from '../../testing/openScreen';
import { liveData, venueServer } from '../../testing/venueServer';
import ManageReservationsScreen from '../ManageReservationsScreen';

const address = '/admin/reservations?view=tonight';
const parties = () => within(screen.getByRole('list', { name: 'Parties of today' })).getAllByRole('listitem');
const words = () => screen.getByText(/^\d+ covers? in /).textContent;

beforeEach(() => localStorage.clear());

describe('on the samples', () => {
  // The data layer has the 22nd, a day with two bookings.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['at noon', 12],
    ['half past midnight of the next date', 24],
  ])(
    'Tonight, %s, lists the bookings of the evening by time, with table, guests and wishes',
    async (_, hours) => {
      jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime() + hours * 3_600_000);
      openScreen(ManageReservationsScreen, { address });
      expect(await screen.findByRole('heading', { level: 1, name: 'Tonight' })).toBeVisible();
      await screen.findByRole('button', { name: 'Achieng Otieno' });
      const [first, second, ...more] = parties();
      expect(first).toHaveTextContent(/19:00Table 7Achieng Otieno4 guests/);
      expect(second).toHaveTextContent(/20:30No tableBrian Mwangi2 guests.*Pending.*A quiet table/);
      expect(more).toEqual([]);
      expect(words()).toMatch(/^6 covers in 2 parties: 0 arrived, \d late, \d to come\.$/);
    },
  );
});

describe('on the live server', () => {
  const server = venueServer();
  const MINUTE_MS = 60_000;
  const marks = async () =>
    (await server.callsOf('updateReservation')).map(({ headers }) => headers.attendance);
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const openTonight = () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2030-05-10T15:00:00Z'));
    openScreen(ManageReservationsScreen, { address, data: liveData(server) });
  };

  it('who arrived, sits, is gone is kept by the server for all devices, and nothing of it on this one', async () => {
    openTonight();
    for (const mark of ['Arrived', 'Seated', 'Gone']) {
      await press(`${mark} Live Guest One`);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: `${mark} Live Guest One` })).toHaveAttribute(
          'aria-pressed',
          'true',
        ),
      );
    }
    expect(words()).toBe('4 covers in 1 party: 0 arrived, 0 late, 0 to come, 4 gone.');
    await press('Gone Live Guest One');
    await waitFor(async () => expect(await marks()).toHaveLength(4));
    expect((await marks()).map((mark) => mark?.split(' ')[0])).toEqual([
      'arrived',
      'seated',
      'gone',
      'seated',
    ]);
    expect(localStorage.getItem('hostNotes')).toBeNull();
  });

  it('the browser prints the list of the evening, and nothing else, without a press of Print List', async () => {
    openTonight();
    await press('Seated Live Guest One');
    await waitFor(async () => expect(await marks()).toHaveLength(1));
    const sheet = () => document.querySelector('[data-print-sheet]');
    expect(sheet()).toBeNull();
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()).toHaveTextContent('Reservations, Friday, 10 May 2030');
    expect(sheet()?.querySelector('td:last-child')).toHaveTextContent(/^\d\d:\d\d$/);
    fireEvent.pointerDown(document.body);
    expect(sheet()).toBeNull();
  });

  it('whoever goes from Tonight to the list loads what has changed, not all of it again', async () => {
    openTonight();
    await press('Live Guest One');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'All Reservations' }));
    await screen.findByRole('heading', { name: 'Manage Reservations' });
    const asked = async () =>
      (await server.callsOf('reservations')).map(({ headers }) => 'changes-since' in headers);
    await waitFor(async () => expect(await asked()).toEqual([false, true]));
  });

  it('with a server of the bare specification the marks stay on this device', async () => {
    await server.reset({ keepsVersions: false });
    openTonight();
    await press('Arrived Live Guest One');
    expect(words()).toBe('4 covers in 1 party: 4 arrived, 0 late, 0 to come.');
    expect(await marks()).toEqual([]);
    expect(localStorage.getItem('hostNotes')).toContain('"as":"arrived"');
  });

  it('Tonight asks again after a minute, keeps its rows when that is refused, and asks nothing while it is hidden', async () => {
    const start = Date.parse('2030-05-10T15:00:00Z');
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    openScreen(ManageReservationsScreen, { address, data: liveData(server) });
    expect(await screen.findByRole('button', { name: 'Live Guest One' })).toBeVisible();
    await server.fail({ kind: 'INTERNAL_SERVER_ERROR', operation: 'reservations' });
    const asked = async () => (await server.callsOf('reservations')).length;
    // Whoever comes back to a tab reads the clock anew, as each minute does.
    const pass = (minutes: number) => {
      clock.mockReturnValue(start + minutes * MINUTE_MS);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const before = await asked();
    pass(1);
    expect(await screen.findByText('Failed to load reservations. Please try again later.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Live Guest One' })).toBeVisible();
    expect(await asked()).toBe(before + 1);

    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(10);
    expect(await asked()).toBe(before + 1);
  });
});
