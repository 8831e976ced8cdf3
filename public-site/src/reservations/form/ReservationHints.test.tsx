import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/openPage';
import ReservationsScreen from '../ReservationsScreen';
import { fillIn, NOON, send, setTime, thanks } from '../../testing/reservationForm';

beforeEach(() => setTime(NOON));
afterEach(() => jest.useRealTimers());

describe('a chosen time', () => {
  const passed = () => screen.queryByText(/This time has already passed in Nairobi/);
  const choose = (date: string, time: string) => {
    fireEvent.input(screen.getByLabelText('Date'), { target: { value: date } });
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
  };

  it.each([
    ['12:00', '2026-11-21T12:00:00+03:00', false],
    ['12:00', '2026-11-21T12:01:00+03:00', true],
    ['12:30', '2026-11-21T12:01:00+03:00', false],
  ])('a chosen time %s today, at %s now, shows a hint: %s', (time, now, hinted) => {
    setTime(now);
    openPage(ReservationsScreen);
    choose('2026-11-21', time);
    expect(Boolean(passed())).toBe(hinted);
  });

  it('a chosen time that has passed shows a hint, and can be sent all the same', async () => {
    setTime('2026-11-21T20:00:00+03:00');
    openPage(ReservationsScreen);
    fillIn();
    expect(passed()).not.toBeInTheDocument();
    choose('2026-11-21', '19:00');
    expect(passed()).toBeVisible();
    await send();
    expect(thanks()).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(passed()).not.toBeInTheDocument();
  });
});

it.each([
  ['9', false],
  ['10', true],
])('a large party of %s guests is asked to phone: %s', (guests, asked) => {
  openPage(ReservationsScreen);
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: guests } });
  const hint = screen.queryByRole('status');
  expect(Boolean(hint)).toBe(asked);
  if (hint) {
    expect(hint).toHaveTextContent('Parties of 10 or more, please phone us: +254 700 000 000.');
    expect(within(hint).getByRole('link')).toHaveAttribute('href', 'tel:+254700000000');
  }
});
