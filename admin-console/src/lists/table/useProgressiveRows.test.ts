import { rowsInSteps } from './useProgressiveRows';

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `RES-${from + index}` }));
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe('a page of rows while it is drawn', () => {
  it('is whole when it is short', () => {
    const page = rows(500, 25);
    expect(rowsInSteps(page, rows(0, 100))).toBe(page);
  });

  it('is whole once it has been drawn', () => {
    const page = rows(500, 100);
    expect(rowsInSteps(page, page)).toBe(page);
  });

  it('shows the first 25 at once, and below them the rows of before', () => {
    const page = rowsInSteps(rows(500, 100), rows(0, 100));
    expect(ids(page)).toEqual(ids([...rows(500, 25), ...rows(25, 75)]));
  });

  it('shows no more old rows than there are new ones', () => {
    expect(rowsInSteps(rows(500, 30), rows(0, 100))).toHaveLength(30);
  });

  it('shows no row twice', () => {
    const page = ids(rowsInSteps(rows(40, 60), rows(0, 100)));
    expect(new Set(page).size).toBe(page.length);
  });
});
