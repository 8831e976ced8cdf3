import { changeListUrl, readListUrl } from './list-url';

const known = {
  filters: [{ id: 'status', options: [{ value: 'pending', label: 'Pending' }] }],
  columns: [{ id: 'date' }],
};
const read = (query: string) => readListUrl(new URLSearchParams(query), known);
const change = (query: string, by: Parameters<typeof changeListUrl>[1]) =>
  changeListUrl(new URLSearchParams(query), by).toString();

describe('the address of a list', () => {
  it('says nothing while everything is as usual', () => {
    expect(read('')).toEqual({
      search: '',
      only: '',
      filters: { status: '' },
      sort: null,
      page: 1,
      size: 25,
    });
  });

  it('holds search, filters, sort, page and page size', () => {
    expect(read('only=RES-002')).toMatchObject({ only: 'RES-002' });
    expect(read('q=jazz&status=pending&sort=-date&page=3&size=50')).toEqual({
      ...{ search: 'jazz', only: '', filters: { status: 'pending' }, page: 3, size: 50 },
      sort: { column: 'date', down: true },
    });
  });

  it.each(['status=unknown', 'sort=unknown', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'size=26', 'size='])(
    'counts %s as nothing said',
    (query) => expect(read(query)).toEqual(read('')),
  );

  it.each([
    ['page=3', { search: 'jazz' }, 'q=jazz'],
    ['page=3&q=a', { filters: { status: 'pending' } }, 'q=a&status=pending'],
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
    ['other=kept', { search: 'x' }, 'other=kept&q=x'],
  ])('%p changed by %p is %p', (query, by, expected) => {
    expect(change(query, by)).toBe(expected);
  });
});
