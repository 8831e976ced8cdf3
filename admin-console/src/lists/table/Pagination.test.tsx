import { render, screen } from '@testing-library/react';
import type { ListView } from '../useListView';
import { Pagination } from './Pagination';

const view = (count: number) => {
  const found = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const shown = found.slice(0, 25);
  const url = { size: 25, change: jest.fn() };
  const resource = { words: { many: 'dishes' } };
  return { found, shown, page: 1, pages: Math.ceil(count / 25), url, resource } as unknown as ListView<{
    id: number;
  }>;
};
const bar = (count: number, isOutOfSight: boolean) => (
  <Pagination
    list={view(count)}
    isOutOfSight={isOutOfSight}
    onPageChange={jest.fn()}
    onSizeChange={jest.fn()}
  />
);

describe('pages below the window', () => {
  it('wait for the rows that are missing above them, and count them once these are there', () => {
    const { rerender } = render(bar(60, false));
    rerender(bar(40, true));
    expect(screen.getByText('1–25 of 60')).toBeVisible();
    rerender(bar(40, false));
    expect(screen.getByText('1–25 of 40')).toBeVisible();
  });

  it('go at once when all rows have room on one page, and come at once when they have not', () => {
    const { rerender } = render(bar(60, false));
    rerender(bar(25, true));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    rerender(bar(26, true));
    expect(screen.getByText('1–25 of 26')).toBeVisible();
  });
});
