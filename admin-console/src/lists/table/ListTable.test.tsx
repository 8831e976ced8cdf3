import { openRoutes } from '@venue/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListTools } from '../ListTools';
import type { Resource } from '../resource';
import { ListTable } from './ListTable';
import { saveFile } from '@venue/shared/browser';
import { SearchAndFilters } from '../SearchAndFilters';
import { useListView } from '../useListView';
import { useSelection } from './useSelection';

jest.mock('@venue/shared/browser', () => ({
  ...jest.requireActual<object>('@venue/shared/browser'),
  saveFile: jest.fn(),
}));

interface Dish {
  id: string;
  price: number;
}
const dishes: Resource<Dish> = {
  words: { title: 'Dishes', lead: '', many: 'dishes', one: 'dish', search: 'Search by id' },
  columns: [
    { id: 'id', header: 'ID', kind: 'name', cell: ({ id }) => id, text: ({ id }) => id },
    {
      id: 'price',
      header: 'Price',
      kind: 'number',
      cell: ({ price }) => price,
      text: ({ price }) => String(price),
      sortBy: ({ price }) => price,
    },
  ],
  filters: [],
  searchText: ({ id }) => id,
};
const rows = Array.from({ length: 60 }, (_, index) => ({ id: `D-${index + 1}`, price: (index * 7) % 60 }));
const rowActions = ({ id }: Dish) => <button>{`Edit ${id}`}</button>;

function Screen({ choosing }: { choosing: boolean }) {
  const list = useListView(rows, dishes);
  const selection = useSelection(list.found, null);
  return (
    <>
      <SearchAndFilters resource={dishes} url={list.url}>
        <ListTools list={list} />
      </SearchAndFilters>
      <ListTable list={list} rowActions={rowActions} {...(choosing && { selection })} />
    </>
  );
}

function show(address = '/', choosing = false) {
  return openRoutes([{ path: '/', element: <Screen choosing={choosing} /> }], { entries: [address] });
}
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('a long table', () => {
  it('a long table has pages of 25 rows, and counts them', async () => {
    show();
    expect(names()).toHaveLength(25);
    expect(screen.getByText('1–25 of 60')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(names()).toHaveLength(10);
    expect(screen.getByText('51–60 of 60').closest('[aria-live="polite"]')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  it('a table shows 25, 50 or 100 rows a page', async () => {
    show();
    const size = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(size)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['25', '50', '100']);
    await userEvent.selectOptions(size, '100');
    expect(names()).toHaveLength(60);
  });

  it('a table of up to 25 rows has no pages', () => {
    show('/?q=D-1');
    expect(names()).toHaveLength(11);
    expect(screen.queryByText(/Page/)).not.toBeInTheDocument();
  });

  it('a table starts at page 1 again when the search changes', async () => {
    show('/?page=3');
    await userEvent.type(screen.getByRole('searchbox'), 'D-2');
    expect(names()[0]).toBe('D-2');
  });

  it('a table turns its page at once after a search, and stays there', async () => {
    show();
    await userEvent.type(screen.getByRole('searchbox'), 'D');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByText('26–50 of 60')).toBeVisible();
  });

  it('a table sorts all rows, not the page: up, down, not at all', async () => {
    show();
    const head = screen.getByRole('columnheader', { name: 'Price' });
    const sort = within(head).getByRole('button');
    await userEvent.click(sort);
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    expect(names().slice(0, 2)).toEqual(['D-1', 'D-44']);
    await userEvent.click(sort);
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(names()[0]).toBe('D-18');
    await userEvent.click(sort);
    expect(head).not.toHaveAttribute('aria-sort');
    expect(names()[1]).toBe('D-2');
  });

  it('Export CSV saves all rows found, as sorted', async () => {
    show('/?q=D-1&sort=-price');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [name, text] = jest.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('dishes.csv');
    expect(text?.split('\r\n')).toHaveLength(13);
    expect(text?.split('\r\n')[1]).toBe('D-18,59');
  });
});

describe('a table on a phone', () => {
  beforeEach(() => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('a table on a phone is cards of label and value with the same actions, and can be sorted', async () => {
    show();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(card.getByRole('heading', { name: 'D-1' })).toBeVisible();
    expect(card.getByText('Price')).toBeVisible();
    expect(card.getByRole('button', { name: 'Edit D-1' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, last to first');
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('D-18');
  });

  it('a table on a phone has one box for all cards of the page', async () => {
    show('/', true);
    const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
    expect(screen.getByText('Select all rows on this page')).toBeVisible();
    await userEvent.click(all);
    expect(screen.getAllByRole('checkbox', { name: /^Select D-/, checked: true })).toHaveLength(25);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select D-7' }));
    expect(all).not.toBeChecked();
  });
});

it('the box for all rows is half ticked while only some of the page are selected', async () => {
  show('/', true);
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' });
  const one = screen.getByRole('checkbox', { name: 'Select D-2' });
  expect(all).not.toBePartiallyChecked();
  await userEvent.click(one);
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(all).not.toBePartiallyChecked();
  expect(all).toBeChecked();
  await userEvent.click(one);
  expect(all).toBePartiallyChecked();
  await userEvent.click(one);
  await userEvent.click(all);
  expect(all).not.toBePartiallyChecked();
  expect(all).not.toBeChecked();
});
