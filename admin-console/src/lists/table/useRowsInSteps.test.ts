import { act, renderHook } from '@testing-library/react';
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
  // In a window of 768 px, as the tests have.
  const IN_SIGHT = 9;

  /** The rows of each rendering after the first, which `change` causes. */
  function draw(first: { shown: Rows; search: string }, keepsRoom = true) {
    const drawn: number[][] = [];
    const { rerender } = renderHook(
      ({ shown, search }) => drawn.push(ids(useRowsInSteps({ shown, url: { search } as never }, keepsRoom))),
      { initialProps: first },
    );
    const steps = () => drawn.splice(0);
    return { steps, change: (next: { shown: Rows; search: string }) => act(() => rerender(next)) };
  }

  it('a list that appears begins with the rows in sight', () => {
    expect(draw({ shown: rows(1, 25), search: '' }).steps()).toEqual([
      ids(rows(1, IN_SIGHT)),
      ids(rows(1, 25)),
    ]);
  });

  it('a list that appears without room for its missing rows appears as a whole', () => {
    expect(draw({ shown: rows(1, 25), search: '' }, false).steps()).toEqual([ids(rows(1, 25))]);
  });

  it('a keystroke shows the rows in sight, without those that were below, and then all', () => {
    const { steps, change } = draw({ shown: rows(1, 25), search: '' });
    steps();
    change({ shown: rows(101, 125), search: '1' });
    expect(steps()).toEqual([ids(rows(101, 100 + IN_SIGHT)), ids(rows(101, 125))]);
  });

  it('a change of a short page that is not typed shows at once', () => {
    const { steps, change } = draw({ shown: rows(1, 25), search: '' });
    steps();
    change({ shown: rows(2, 26), search: '' });
    expect(steps()[0]).toEqual(ids(rows(2, 26)));
  });

  it('a change of a long page keeps the rows below until they are drawn', () => {
    const { steps, change } = draw({ shown: rows(1, 50), search: '' });
    steps();
    change({ shown: rows(101, 150), search: '' });
    expect(steps()).toEqual([
      ids([...rows(101, 100 + IN_SIGHT), ...rows(1 + IN_SIGHT, 50)]),
      ids(rows(101, 150)),
    ]);
  });
});
