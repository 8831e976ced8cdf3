import { openRoutes } from '@venue/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListScreen } from './ListScreen';
import type { Resource } from './resource';
import { useListView } from './useListView';

const dishes: Resource<{ id: string }> = {
  words: {
    title: 'Dishes',
    lead: 'All of them',
    many: 'dishes',
    one: 'dish',
    search: 'Search by id',
  },
  columns: [{ id: 'id', header: 'ID', kind: 'name', cell: ({ id }) => id, text: ({ id }) => id }],
  filters: [
    {
      id: 'size',
      label: 'Size',
      all: 'All Sizes',
      options: [{ value: 'big', label: 'Big' }],
      matches: () => false,
    },
  ],
  searchText: ({ id }) => id,
};
const rows = ['D-1', 'D-2', 'D-12'].map((id) => ({ id }));

const HEAD = { actions: <button>Add</button> };

function Screen() {
  const list = useListView(rows, dishes);
  return (
    <ListScreen list={list} head={HEAD}>
      {null}
    </ListScreen>
  );
}

describe('the screen of a list', () => {
  it('a search counts anew what it finds, under the heading of its screen', async () => {
    openRoutes([{ path: '/', element: <Screen /> }]);
    expect(screen.getByRole('heading', { name: 'Dishes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    expect(screen.getByText('3 dishes')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), '12');
    expect(screen.getByText('1 dish')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Dishes' })).toBeVisible();
  });

  it('a filter is set by its select, and keeps what was typed', async () => {
    openRoutes([{ path: '/', element: <Screen /> }]);
    await userEvent.type(screen.getByRole('searchbox'), 'D');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Big');
    expect(screen.getByText('0 dishes')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Size' })).toHaveValue('big');
    expect(screen.getByRole('searchbox')).toHaveValue('D');
  });
});
