import { businessClock, nairobiDate } from '@venue/shared/rules';
import { sampleReservations } from '@venue/shared/samples';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayStrip } from './DayStrip';

/** Noon of the business day, which ends at four o'clock in the morning. */
const now = new Date(`${businessClock(new Date()).date}T12:00:00+03:00`);

/** Four stay for two hours, two for one and a half. */
const SEATED = [
  ...['4 covers at 19:00', '4 covers at 19:30', '4 covers at 20:00', '6 covers at 20:30'],
  ...['2 covers at 21:00', '2 covers at 21:30'],
];

function show() {
  const onShowDay = jest.fn();
  render(<DayStrip rows={sampleReservations(now)} onShowDay={onShowDay} />);
  return onShowDay;
}
const covers = () =>
  within(screen.getByRole('list', { name: 'Covers per half-hour of 100 seats' }))
    .getAllByRole('listitem')
    .map((slot) => slot.textContent)
    .filter((text) => !text?.startsWith('0 '));

describe('the strip of a day', () => {
  it('the day strip shows today with its covers in numbers and in words', () => {
    show();
    expect(
      screen.getByText('4 covers confirmed, 2 pending. Busiest at 20:30: 6 of 100 seats.'),
    ).toBeVisible();
    expect(covers()).toEqual(SEATED);
  });

  it('the day strip names covers with a status that only the server knows', () => {
    const rows = sampleReservations(now).map((row) => ({
      ...row,
      ...(row.status === 'pending' && { status: 'seated' }),
    }));
    render(<DayStrip rows={rows} onShowDay={jest.fn()} />);
    expect(screen.getByText(/4 covers confirmed, 0 pending, 2 with another status\./)).toBeVisible();
    expect(covers()).toEqual(SEATED);
  });

  it('the day strip goes from day to day, and shows a day in the list', async () => {
    const onShowDay = show();
    await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
    expect(covers()[0]).toBe('6 covers at 13:00');
    await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show in List' }));
    expect(onShowDay).toHaveBeenCalledWith(nairobiDate(now));
  });

  it('Print List prints the host list once and removes it afterwards', async () => {
    const print = jest.fn();
    window.print = print;
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print List' }));
    expect(print).toHaveBeenCalledTimes(1);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(3);
    expect(rows[2]).toHaveTextContent(
      '20:302Brian Mwangi+254 700 000 102PendingA quiet table in the garden, please.',
    );
    // Some browsers say so before they print.
    fireEvent(window, new Event('afterprint'));
    expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 400);
    fireEvent(window, new Event('afterprint'));
    jest.restoreAllMocks();
    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });

  it('Print List works again where the browser prints nothing and says nothing', async () => {
    const print = jest.fn();
    window.print = print;
    show();
    const button = screen.getByRole('button', { name: 'Print List' });
    for (const press of [
      () => userEvent.click(button),
      () => userEvent.keyboard('{Enter}'),
      // As assistive technology presses it.
      () => fireEvent.click(button),
    ]) {
      print.mockClear();
      await press();
      expect(print).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('table', { hidden: true })).toBeInTheDocument();
    }
  });

  it('the printed list goes once the page is used again, so that the page itself can be printed', async () => {
    window.print = jest.fn();
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Print List' }));
    await userEvent.click(screen.getByRole('heading'));
    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });
});
