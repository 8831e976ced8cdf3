import { render, screen } from '@testing-library/react';
import type { ListView } from '../useListView';
import { Pagination } from './Pagination';

const view = (count: number, { size = 25, page = 1 } = {}) => {
  const found = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  const shown = found.slice((page - 1) * size, page * size);
  const url = { size, change: jest.fn() };
  const resource = { words: { many: 'dishes' } };
  return { found, shown, page, pages: Math.ceil(count / size), url, resource } as unknown as ListView<{
    id: number;
  }>;
};
const bar = (count: number, isOutOfSight: boolean, on: { size?: number; page?: number } = {}) => (
  <Pagination list={view(count, on)} isOutOfSight={isOutOfSight} onChange={jest.fn()} />
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

  it('show at once what was chosen or pressed there, so that the next press goes on from it', () => {
    const { rerender } = render(bar(120, false));
    rerender(bar(120, true, { size: 50 }));
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50');
    rerender(bar(120, true, { size: 50, page: 2 }));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });
});
