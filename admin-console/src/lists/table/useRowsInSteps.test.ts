import { act, renderHook } from '@testing-library/react';
import { paint } from '@venue/shared/testing';
import { rowsInSight, useRowsInSteps } from './useRowsInSteps';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: from + index }));
type Rows = ReturnType<typeof rows>;
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('rows in sight', () => {
  it('the first eight rows are new, and those below are the old ones', () => {
    expect(ids(rowsInSight(rows(101, 125), rows(1, 25), 8))).toEqual(
      ids([...rows(101, 108), ...rows(9, 25)]),
    );
  });

  it('a row that has moved up is not there twice', () => {
    expect(ids(rowsInSight(rows(11, 35), rows(1, 25), 8))).toEqual(
      ids([...rows(11, 18), ...rows(9, 10), ...rows(19, 25)]),
    );
  });

  it.each([0, 1, 7, 8])('a page of only %i rows shows none of the old ones', (count) => {
    expect(ids(rowsInSight(rows(101, 100 + count), rows(1, 25), 8))).toEqual(ids(rows(101, 100 + count)));
  });

  it('a shorter page shows no more rows than it has', () => {
    expect(rowsInSight(rows(101, 110), rows(1, 25), 8)).toHaveLength(10);
  });

  it('a page that was shorter before begins with the rows in sight', () => {
    expect(ids(rowsInSight(rows(101, 125), rows(1, 3), 8))).toEqual(ids(rows(101, 108)));
  });
});

describe('the steps in which rows are drawn', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Height of a row with the gap to the next. */
  const ROW = 67;
  const GAP = 12;
  const TOP = 400;
  // In a window of 768 px, as the tests have.
  const IN_SIGHT = 6;

  /** A table whose rows begin at `top`. */
  function tableOf(count: number, top: number) {
    const section = document.createElement('section');
    const body = section.appendChild(document.createElement('table')).createTBody();
    for (let row = 0; row < count; row += 1)
      body.insertRow().getBoundingClientRect = () => new DOMRect(0, top + row * ROW, 800, ROW - GAP);
    return section;
  }

  /** What each rendering draws; `change` causes the later ones. */
  function draw(first: { shown: Rows; search: string }, top = TOP) {
    const drawn: { rows: number[]; missingHeight: number }[] = [];
    const section = tableOf(first.shown.length, top);
    const { rerender } = renderHook(
      ({ shown, search }) => {
        const { rows: now, missingHeight } = useRowsInSteps({ shown, url: { search } as never }, section);
        drawn.push({ rows: ids(now), missingHeight });
      },
      { initialProps: first },
    );
    const steps = () => drawn.splice(0);
    return { steps, change: (next: { shown: Rows; search: string }) => act(() => rerender(next)) };
  }

  it('a list appears as a whole, so that Back leads to where it was scrolled to', () => {
    expect(draw({ shown: rows(1, 25), search: '' }).steps()).toEqual([
      { rows: ids(rows(1, 25)), missingHeight: 0 },
    ]);
  });

  it('a keystroke shows the rows in sight, keeps the room of those below, and shows all once these are painted', async () => {
    const { steps, change } = draw({ shown: rows(1, 25), search: '' });
    steps();
    change({ shown: rows(101, 125), search: '1' });
    expect(steps()).toEqual([{ rows: ids(rows(101, 100 + IN_SIGHT)), missingHeight: (25 - IN_SIGHT) * ROW }]);
    await paint();
    expect(steps()).toEqual([{ rows: ids(rows(101, 125)), missingHeight: 0 }]);
  });

  it('in a list that is scrolled more rows are in sight', () => {
    const { steps, change } = draw({ shown: rows(1, 25), search: '' }, 0);
    steps();
    change({ shown: rows(101, 125), search: '1' });
    expect(steps()[0]?.rows).toEqual(ids(rows(101, 112)));
  });

  it('one row is as high as the rows that follow it', () => {
    const { steps, change } = draw({ shown: rows(1, 1), search: '1' });
    steps();
    change({ shown: rows(1, 25), search: '' });
    expect(steps()[0]).toEqual({ rows: ids(rows(1, 7)), missingHeight: 18 * (ROW - GAP) });
  });

  it('a change of a short page that is not typed shows at once', () => {
    const { steps, change } = draw({ shown: rows(1, 25), search: '' });
    steps();
    change({ shown: rows(2, 26), search: '' });
    expect(steps()[0]).toEqual({ rows: ids(rows(2, 26)), missingHeight: 0 });
  });

  it('a change of a long page keeps the rows below until they are drawn', async () => {
    const { steps, change } = draw({ shown: rows(1, 50), search: '' });
    steps();
    change({ shown: rows(101, 150), search: '' });
    expect(steps()).toEqual([
      { rows: ids([...rows(101, 100 + IN_SIGHT), ...rows(1 + IN_SIGHT, 50)]), missingHeight: 0 },
    ]);
    await paint();
    expect(steps()).toEqual([{ rows: ids(rows(101, 150)), missingHeight: 0 }]);
  });
});
