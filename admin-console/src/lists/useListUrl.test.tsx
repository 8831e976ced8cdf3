import { paint } from '@venue/shared/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ListUrlState } from './listUrl';
import type { Resource } from './resource';
import { useListUrl, type ListUrl } from './useListUrl';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const LIST: Pick<Resource<{ id: string }>, 'filters' | 'columns'> = {
  filters: [
    { id: 'status', label: 'Status', all: 'All', options: options('pending'), matches: () => true },
    { id: 'stall', label: 'Stall', all: 'All', options: options('2'), matches: () => true },
  ],
  columns: [
    { id: 'id', kind: 'name', header: 'ID', cell: () => null, text: () => '' },
    { id: 'date', header: 'Date', cell: () => null, text: () => '' },
  ],
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function open(query = '') {
  let url: ListUrl | undefined;
  function List() {
    const now = useListUrl(LIST);
    url = now;
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <List /> }], { initialEntries: [`/?${query}`] });
  render(<RouterProvider router={router} />);
  return {
    query: () => router.state.location.search.slice(1),
    url() {
      if (!url) throw new Error('The list is not there yet.');
      return url;
    },
  };
}

function stateOf(query: string): ListUrlState {
  const { search, only, filters, sort, page, size, hidden } = open(query).url();
  return { search, only, filters, sort, page, size, hidden };
}
const USUAL: ListUrlState = {
  search: '',
  only: '',
  filters: { status: '', stall: '' },
  sort: null,
  page: 1,
  size: 25,
  hidden: [],
};

describe('the address of a list', () => {
  it('the address of a list is bare while everything has its default', () => {
    expect(stateOf('')).toEqual(USUAL);
  });

  it('the address of a list holds search, filters, sort, page, page size, hidden columns and the one row shown', () => {
    expect(stateOf('q=jazz&status=pending&sort=-date&page=3&size=50&only=RES-002&hide=date')).toEqual({
      search: 'jazz',
      only: 'RES-002',
      filters: { status: 'pending', stall: '' },
      sort: { column: 'date', down: true },
      page: 3,
      size: 50,
      hidden: ['date'],
    });
  });

  it.each([
    'status=unknown',
    'sort=unknown',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'size=26',
    'size=',
    'hide=id',
    'hide=unknown',
  ])('an address with %s stands for the default', (query) => expect(stateOf(query)).toEqual(USUAL));

  it.each<[string, Partial<ListUrlState>, string]>([
    ['page=3', { search: 'jazz' }, 'q=jazz'],
    ['page=3&q=a', { filters: { status: 'pending' } }, 'q=a&status=pending'],
    ['stall=2', { filters: { status: 'pending' } }, 'status=pending&stall=2'],
    ['q=jazz&status=pending', { search: '', filters: { status: '' } }, ''],
    ['q=a', { page: 2 }, 'q=a&page=2'],
    ['page=2', { page: 1 }, ''],
    ['page=2', { size: 100 }, 'size=100'],
    ['size=100', { size: 25 }, ''],
    ['', { sort: { column: 'date', down: true } }, 'sort=-date'],
    ['sort=-date', { sort: null }, ''],
    ['only=7', { search: 'jazz' }, 'q=jazz'],
    ['only=7', { filters: { status: 'pending' } }, 'status=pending'],
    ['only=7', { search: '', sort: { column: 'date', down: false } }, 'only=7&sort=date'],
    ['only=7&sort=date', { search: '', only: '' }, 'sort=date'],
    ['page=2', { hidden: ['date'] }, 'page=2&hide=date'],
    ['hide=date&page=2', { hidden: [] }, 'page=2'],
    ['hide=date&q=a', { search: 'b' }, 'q=b&hide=date'],
    ['other=kept', { search: 'x' }, 'other=kept&q=x'],
  ])('the address %p changed by %p becomes %p', async (query, change, expected) => {
    const list = open(query);
    act(() => list.url().change(change));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(list.query()).toBe(expected);
  });

  it('Clear takes search and filters out of the address with the next frame', async () => {
    const list = open('q=jazz&status=pending&sort=date&only=7');
    act(() => list.url().clear());
    await paint();
    expect(list.query()).toBe('sort=date');
  });
});
