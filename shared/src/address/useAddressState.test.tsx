import { act, fireEvent, render, screen } from '@testing-library/react';
import { use, useCallback, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type InitialEntry, RouterProvider, useLocation } from 'react-router-dom';
import { paint } from '../testing';
import { choiceParam, choicesParam, typedParam } from './addressParams';
import { type ChangeAddress, useAddressState } from './useAddressState';
import { useUncontrolledText } from './useUncontrolledText';

const PARAMS = {
  tab: choiceParam('tab', ['starters', 'mains'], 'starters'),
  search: typedParam('q'),
  diets: choicesParam('diet', ['vegan', 'spicy']),
};
interface Filters {
  tab: 'starters' | 'mains';
  search: string;
  diets: readonly ('vegan' | 'spicy')[];
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A screen at an address that changes only when the test lets it. */
function open(...entries: InitialEntry[]) {
  const seen: Filters[] = [];
  let change: ChangeAddress<Filters> = () => undefined;
  const waiting: (() => void)[] = [];
  function Screen() {
    const [filters, changeFilters] = useAddressState<Filters>(PARAMS);
    seen.push(filters);
    change = changeFilters;
    return <input />;
  }
  const loader = () => new Promise((done) => waiting.push(() => done(null)));
  const router = createMemoryRouter(
    [
      { id: 'screen', path: '/', element: <Screen />, loader },
      { path: '/other', element: <p>Another page</p>, loader },
    ],
    { initialEntries: entries, hydrationData: { loaderData: { screen: null } } },
  );
  render(<RouterProvider router={router} />);
  return {
    router,
    values: () => seen.at(-1),
    change: (...patches: Parameters<ChangeAddress<Filters>>[0][]) => act(() => patches.forEach(change)),
    pause: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)),
    follow: (link: string) => act(async () => void router.navigate(link)),
    go: (steps: number) => act(async () => void router.navigate(steps)),
    isUnderWay: () => router.state.navigation.state !== 'idle',
    /** Lets every navigation come to its end that is under way, or begins with the next frame. */
    async arrive() {
      await paint();
      while (waiting.length > 0) {
        await act(async () => {
          waiting.splice(0).forEach((done) => done());
          await jest.advanceTimersByTimeAsync(0);
        });
        await paint();
      }
    },
    address: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
  };
}

describe('a value', () => {
  it('address state has the value that the address names', () => {
    const { values } = open('/?tab=mains&q=beef&diet=spicy');
    expect(values()).toEqual({ tab: 'mains', search: 'beef', diets: ['spicy'] });
  });

  it('address state has its default where the address makes no sense, and leaves the address as it is', async () => {
    const { values, pause, isUnderWay, address } = open('/?tab=soup&diet=paleo');
    expect(values()).toEqual({ tab: 'starters', search: '', diets: [] });
    await pause(1000);
    expect(isUnderWay()).toBe(false);
    expect(address()).toBe('/?tab=soup&diet=paleo');
  });

  it('address state has its default on a static page, which was rendered without a query', () => {
    function Screen() {
      return <p>{useAddressState<Filters>(PARAMS)[0].tab}</p>;
    }
    const router = createMemoryRouter([{ path: '/', element: <Screen /> }], {
      initialEntries: ['/?tab=mains'],
    });
    expect(renderToString(<RouterProvider router={router} />)).toBe('<p>starters</p>');
  });
});

describe('a change', () => {
  it('a change of address state counts at once and reaches the address without a new history entry', async () => {
    const { values, change, arrive, address, router } = open('/');
    change({ tab: 'mains' });
    expect(values()?.tab).toBe('mains');
    await arrive();
    expect(address()).toBe('/?tab=mains');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(values()?.tab).toBe('mains');
  });

  it('a change of address state keeps other parameters, the fragment and the state of the history entry', async () => {
    const { change, arrive, address, router } = open({
      pathname: '/',
      search: '?from=poster',
      hash: '#dishes',
      state: { kept: true },
    });
    change({ tab: 'mains' });
    await arrive();
    expect(address()).toBe('/?from=poster&tab=mains#dishes');
    expect(router.state.location.state).toEqual({ kept: true });
  });

  it('a second change of an address value in the same moment sees the first', async () => {
    const { change, arrive, address } = open('/');
    change(
      ({ diets }) => ({ diets: [...diets, 'vegan'] }),
      ({ diets }) => ({ diets: [...diets, 'spicy'] }),
    );
    await arrive();
    expect(address()).toBe('/?diet=vegan&diet=spicy');
  });

  it('a change made while the address is being updated keeps the change before it', async () => {
    const { change, values, arrive, address, isUnderWay } = open('/');
    change({ tab: 'mains' });
    await paint();
    expect(isUnderWay()).toBe(true);
    change({ diets: ['vegan'] });
    expect(values()).toMatchObject({ tab: 'mains', diets: ['vegan'] });
    await arrive();
    expect(address()).toBe('/?tab=mains&diet=vegan');
    expect(values()).toMatchObject({ tab: 'mains', diets: ['vegan'] });
  });
});

describe('typed text', () => {
  it('text typed into address state counts at once and reaches the address after a pause', async () => {
    const { change, values, pause, isUnderWay, arrive, address } = open('/');
    change({ search: 't' });
    await pause(199);
    change({ search: 'ti' });
    expect(values()?.search).toBe('ti');
    await pause(199);
    expect(isUnderWay()).toBe(false);
    await pause(1);
    expect(isUnderWay()).toBe(true);
    await arrive();
    expect(address()).toBe('/?q=ti');
  });

  it('text typed into address state keeps letters typed while the address of earlier ones is being updated', async () => {
    const { change, values, pause, arrive, address } = open('/');
    change({ search: 't' });
    await pause(200);
    change({ search: 'ti' });
    await arrive();
    expect(address()).toBe('/?q=t');
    expect(values()?.search).toBe('ti');
    await pause(200);
    await arrive();
    expect(address()).toBe('/?q=ti');
  });

  it('typed text reaches the address together with a filter chosen before the pause is over', async () => {
    const { change, arrive, address } = open('/');
    change({ search: 'beef' });
    change({ tab: 'mains' });
    await arrive();
    expect(address()).toBe('/?tab=mains&q=beef');
  });

  it('typed text reaches the address when its field is left, before a link is followed', async () => {
    const { change, arrive, address, isUnderWay } = open('/');
    change({ search: 'beef' });
    fireEvent.focusOut(screen.getByRole('textbox'));
    expect(isUnderWay()).toBe(true);
    await arrive();
    expect(address()).toBe('/?q=beef');
  });
});

describe('a move of the visitor', () => {
  it('Back and Forward bring back the address values of that visit', async () => {
    const { values, change, follow, go, arrive, address } = open('/?q=ginger');
    await follow('/');
    await arrive();
    expect(values()?.search).toBe('');
    change({ search: 'beef', tab: 'mains' });
    await arrive();
    await go(-1);
    await arrive();
    expect(values()).toEqual({ tab: 'starters', search: 'ginger', diets: [] });
    await go(1);
    await arrive();
    expect(values()).toEqual({ tab: 'mains', search: 'beef', diets: [] });
    expect(address()).toBe('/?tab=mains&q=beef');
  });

  it('a link to the same screen wins over text that is being typed', async () => {
    const { values, change, follow, arrive, pause, address } = open('/?tab=mains');
    await follow('/');
    change({ search: 'beef' });
    await arrive();
    expect(values()).toEqual({ tab: 'starters', search: '', diets: [] });
    await pause(1000);
    await arrive();
    expect(address()).toBe('/');
  });

  it.each([
    ['typed text', { search: 'beef' }],
    ['a chosen filter', { tab: 'mains' }],
  ] as const)('a navigation to another page is not called off by %s', async (_, patch) => {
    const { change, follow, arrive, pause, address } = open('/');
    await follow('/other');
    change(patch);
    await pause(1000);
    await arrive();
    expect(address()).toBe('/other');
    expect(screen.getByText('Another page')).toBeVisible();
  });

  it('Back is not undone by text that was typed just before it', async () => {
    const { change, pause, isUnderWay } = open('/other', '/');
    change({ search: 'beef' });
    window.dispatchEvent(new PopStateEvent('popstate'));
    await pause(1000);
    expect(isUnderWay()).toBe(false);
  });
});

it('a letter typed while the new address is still being rendered is kept', async () => {
  const rendering = new Promise<void>(() => undefined);
  const seen: string[] = [];
  let type: (text: string) => void = () => undefined;
  function Screen() {
    const [{ search }, change] = useAddressState(PARAMS);
    type = (text) => change({ search: text });
    seen.push(search);
    return <Slow />;
  }
  function Slow() {
    if (useLocation().search === '?q=t') use(rendering);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }]);
  render(<RouterProvider router={router} />);
  act(() => type('t'));
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(router.state.location.search).toBe('?q=t');
  await act(async () => type('ti'));
  expect(seen.at(-1)).toBe('ti');
});

it('an address value whose option becomes known only later is kept', async () => {
  const seen: string[] = [];
  let learn: (stalls: string[]) => void = () => undefined;
  function Screen() {
    const [stalls, setStalls] = useState<string[]>([]);
    learn = setStalls;
    const params = useMemo(() => ({ stall: choiceParam('stall', ['', ...stalls], '') }), [stalls]);
    seen.push(useAddressState(params)[0].stall);
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }], { initialEntries: ['/?stall=2'] });
  render(<RouterProvider router={router} />);
  expect(seen.at(-1)).toBe('');
  act(() => learn(['2']));
  expect(seen.at(-1)).toBe('2');
  expect(router.state.location.search).toBe('?stall=2');
});

describe('a search field whose text is in the address', () => {
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

  afterEach(() => cleanUp());

  it('text typed before hydration keeps its caret, and the address follows it', async () => {
    const router = await hydrate('/?tab=mains', 'mukimo');
    expect(field()).toHaveValue('mukimo');
    expect(field().selectionStart).toBe(1);
    expect(screen.getByRole('status')).toHaveTextContent('mains: mukimo');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(router.state.location.search).toBe('?tab=mains&q=mukimo');
  });

  it('text typed before hydration wins over the text of the address', async () => {
    await hydrate('/?q=ginger', 'mukimo');
    expect(field()).toHaveValue('mukimo');
    expect(screen.getByRole('status')).toHaveTextContent('starters: mukimo');
  });

  it('a search field follows Clear, Back and Forward', async () => {
    const router = await hydrate('/?q=ginger', '');
    expect(field()).toHaveValue('ginger');
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
});
