// decisions, A plan of tables
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { minutesOf } from '@venue/shared/rules';
import type { AdminReservation } from '@venue/shared/types';
import { TablePlan } from './TablePlan';
import { planOfTables } from './planOfTables';

const booking = (
  id: string,
  time: string,
  tableNumber: string | null,
  more: object = {},
): AdminReservation => ({
  ...{ id, date: '2030-05-10', time, guests: 4, status: 'confirmed', name: id, tableNumber, createdAt: '' },
  ...more,
});

const taken = (bookings: readonly AdminReservation[]) =>
  planOfTables(bookings).rows.flatMap(({ table, cells }) =>
    cells
      .filter((cell) => cell.bookings.length > 0)
      .map(
        ({ time, span, bookings: there }) =>
          `${table}@${time}x${span}: ${there.map(({ id }) => id).join('+')}`,
      ),
  );

it('the plan has every table of the venue, each with cells for the whole evening', () => {
  const { times, rows } = planOfTables([]);
  expect([times[0], times.at(-1), rows.length, rows[0]?.table]).toEqual(['11:00', '22:00', 24, '1']);
  for (const { cells } of planOfTables([booking('A', '18:40', '7'), booking('B', '21:30', '8')]).rows)
    expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(times.length);
});

it.each([
  ['a party of four for two hours', [booking('A', '19:00', 'T7')], ['7@19:00x4: A']],
  ['one that comes between the half-hours', [booking('A', '18:40', '7')], ['7@18:30x5: A']],
  ['one at two tables', [booking('A', '19:00', '7 + 8')], ['7@19:00x4: A', '8@19:00x4: A']],
  [
    'a table that is given twice',
    [booking('A', '19:00', '7'), booking('B', '20:00', '07')],
    ['7@19:00x6: A+B'],
  ],
  [
    'one after the other',
    [booking('A', '17:00', '7'), booking('B', '19:00', '7')],
    ['7@17:00x4: A', '7@19:00x4: B'],
  ],
  [
    'who has no table yet, and a table by name',
    [booking('A', '19:00', null), booking('B', '19:00', 'Veranda')],
    ['@19:00x4: A', 'veranda@19:00x4: B'],
  ],
  [
    'nobody who is cancelled or gone',
    [
      booking('A', '19:00', '7', { status: 'cancelled' }),
      booking('B', '19:00', '8', { attended: { as: 'gone', at: '' } }),
    ],
    [],
  ],
  [
    'the last ones until the evening ends',
    [booking('A', '00:30', '7', { date: '2030-05-11' })],
    ['7@00:30x1: A'],
  ],
])('the plan shows %s', (_, bookings, expected) => {
  expect(taken(bookings)).toEqual(expected);
});

it.each([
  ['near the present on its day', '2030-05-10', '2030-05-10T16:10:00Z', '18:30'],
  ['after midnight at its end', '2030-05-10', '2030-05-10T22:30:00Z', '22:00'],
  ['at its first party on another day', '2030-05-10', '2030-05-01T08:00:00Z', '17:00'],
  ['at its beginning where nobody comes', '2030-05-12', '2030-05-01T08:00:00Z', '11:00'],
])('the plan opens %s', async (_, date, now, first) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const scroll = jest.spyOn(Element.prototype, 'scrollLeft', 'set').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: minutesOf(this.textContent ?? '') } as DOMRect;
  });
  const bookings = date === '2030-05-10' ? [booking('A', '17:10', '7'), booking('B', '20:00', '8')] : [];
  render(<TablePlan date={date} bookings={bookings} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tables by Time' }));
  expect(scroll).toHaveBeenLastCalledWith((minutesOf(first) ?? 0) - 660);
});

it('the plan is a table that opens with a press, whose parties open their booking', async () => {
  const onOpen = jest.fn();
  render(
    <TablePlan
      date="2030-05-10"
      bookings={[booking('RES-001', '19:00', '7', { name: 'Amina' })]}
      onOpen={onOpen}
    />,
  );
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tables by Time' }));
  const row = within(screen.getByRole('row', { name: /^7 / }));
  await userEvent.click(row.getByRole('button', { name: 'Amina 19:00, 4 guests' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'RES-001' }));
});
