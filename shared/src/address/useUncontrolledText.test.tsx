import { act, fireEvent, screen } from '@testing-library/react';
import { useCallback } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { choiceParam, typedParam } from './addressParams';
import { useAddressState } from './useAddressState';
import { useUncontrolledText } from './useUncontrolledText';

const PARAMS = { tab: choiceParam('tab', ['starters', 'mains'], 'starters'), search: typedParam('q') };

function Screen() {
  const [{ search, tab }, change] = useAddressState(PARAMS);
  const field = useUncontrolledText(
    search,
    useCallback((text) => change({ search: text }), [change]),
  );
  return (
    <>
      <input {...field} />
      <output>{`${tab}: ${search}`}</output>
      <button onClick={() => change({ search: '' })}>Clear</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** A static page with text in its field, or none, that the browser takes over at an address. */
async function hydrate(address: string, typed: string) {
  const routerAt = (entry: string) =>
    createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: [entry] });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<RouterProvider router={routerAt('/')} />);
  field().value = typed;
  field().setSelectionRange(1, 1);
  const router = routerAt(address);
  const page = await act(async () => hydrateRoot(root, <RouterProvider router={router} />));
  cleanUp = () => {
    act(() => page.unmount());
    root.remove();
  };
  return router;
}
let cleanUp = () => {};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanUp();
  jest.useRealTimers();
});

it('text typed before hydration keeps its caret, and the address follows it', async () => {
  const router = await hydrate('/?tab=mains', 'tilapia');
  expect(field()).toHaveValue('tilapia');
  expect(field().selectionStart).toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent('mains: tilapia');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?tab=mains&q=tilapia');
});

it('text typed before hydration wins over the text of the address', async () => {
  await hydrate('/?q=ginger', 'tilapia');
  expect(field()).toHaveValue('tilapia');
  expect(screen.getByRole('status')).toHaveTextContent('starters: tilapia');
});

it('an untouched search field shows the text of the address', async () => {
  await hydrate('/?q=ginger', '');
  expect(field()).toHaveValue('ginger');
});

it('a search field follows Clear, Back and Forward', async () => {
  const router = await hydrate('/?q=ginger', '');
  await act(() => router.navigate('/?q=beef'));
  expect(field()).toHaveValue('beef');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
});

it('the caret of a person who is typing is never moved', async () => {
  await hydrate('/', '');
  fireEvent.input(field(), { target: { value: 'tlapia' } });
  field().setSelectionRange(1, 1);
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(field().selectionStart).toBe(1);
});
