import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useListUrl, type ListUrl } from './useListUrl';

const FILTERS = [
  {
    id: 'status',
    label: 'Status',
    all: 'All',
    options: [{ value: 'pending', label: 'Pending' }],
    matches: () => true,
  },
  { id: 'stall', label: 'Stall', all: 'All', options: [{ value: '2', label: 'Two' }], matches: () => true },
];
const LIST = { filters: FILTERS, columns: [] };

function open() {
  let url: ListUrl | undefined;
  function List() {
    const now = useListUrl(LIST);
    url = now;
    return null;
  }
  // As in the shell, where an address takes a moment: its loaders are asked first.
  const router = createMemoryRouter([
    {
      path: '/',
      element: <List />,
      hydrateFallbackElement: <p>Loading</p>,
      loader: () => new Promise((done) => setTimeout(() => done(null), 50)),
    },
  ]);
  render(<RouterProvider router={router} />);
  return {
    router,
    url: () => {
      if (!url) throw new Error('The list is not there yet.');
      return url;
    },
  };
}

const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

describe('the address of a list', () => {
  it('keeps a filter that was chosen while the search was about to be written', async () => {
    const { router, url } = open();
    await wait(100);
    act(() => url().change({ search: 'RES' }));
    await wait(140);
    act(() => url().change({ filters: { status: 'pending' } }));
    await wait(400);
    expect(router.state.location.search).toBe('?q=RES&status=pending');
  });

  it('keeps both of two filters that were chosen one right after the other', async () => {
    const { router, url } = open();
    await wait(100);
    act(() => url().change({ filters: { status: 'pending' } }));
    act(() => url().change({ filters: { stall: '2' } }));
    await wait(300);
    expect(router.state.location.search).toBe('?status=pending&stall=2');
  });
});
