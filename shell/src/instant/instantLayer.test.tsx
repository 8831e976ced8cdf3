import { AddToCart } from '@venue/shared/dish-card';
import { notify } from '@venue/shared/notify';
import { CartProvider, connectStorage, createCartStore, createUserStore } from '@venue/shared/stores';
import { toasts } from '@venue/shared/testing';
import { MADAFU, MANDAZI, MUKIMO } from '@venue/shared/testing/fixtures';
import { QuantityStepper, Tabs } from '@venue/shared/ui';
import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dishAttributes, shownChoice } from '@venue/shared/instant';
import { startInstantLayer } from './instantLayer';

const DISHES = [MANDAZI, MADAFU, MUKIMO];
const MENU = (
  <main>
    {DISHES.map((dish) => (
      <AddToCart key={dish.id} dish={dish} />
    ))}
  </main>
);
const STEPPER = (
  <template
    id="stepper"
    dangerouslySetInnerHTML={{
      __html: renderToStaticMarkup(<QuantityStepper name="" quantity={1} onChange={() => undefined} />),
    }}
  />
);

let ends: (() => void)[] = [];
const rootElement = () => document.querySelector('#root') as HTMLElement;

/** A static page before its application runs. */
function open(page: ReactNode, stored: Record<string, string> = {}) {
  localStorage.clear();
  toasts.splice(0);
  history.replaceState(null, '', '/menu');
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = renderToString(<CartProvider store={createCartStore()}>{page}</CartProvider>);
  document.body.innerHTML = renderToStaticMarkup(STEPPER);
  document.body.append(root);
  startInstantLayer();
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}

/** The application takes the page over. */
async function start(page: ReactNode, whileStarting: () => void = () => undefined) {
  const stores = { user: createUserStore(), cart: createCartStore() };
  const errors: unknown[] = [];
  let root: Root | undefined;
  const disconnect = connectStorage(stores);
  window.__INSTANT__?.handOver();
  await act(async () => {
    root = hydrateRoot(rootElement(), <CartProvider store={stores.cart}>{page}</CartProvider>, {
      onRecoverableError: (error) => errors.push(error),
    });
    whileStarting();
    await Promise.resolve();
  });
  await act(finish);
  ends.push(disconnect, () => act(() => root?.unmount()));
  return errors;
}

async function finish() {
  const finished = await window.__INSTANT__?.finish();
  for (const toast of finished?.toasts ?? []) notify.success(toast);
}

/** Everything that was started ends, so that the next page has the browser for itself. */
async function leave() {
  await window.__INSTANT__?.finish();
  delete window.__INSTANT__;
  for (const end of ends) end();
  ends = [];
}

beforeEach(() => {
  window.matchMedia = jest.fn(() => ({ matches: false }) as MediaQueryList);
  HTMLElement.prototype.animate = jest.fn(() => ({ cancel: jest.fn() }) as unknown as Animation);
});
afterEach(async () => {
  await leave();
  jest.restoreAllMocks();
});

interface Press {
  dish: number;
  button: number;
}

function press({ dish, button }: Press) {
  const buttons = document.querySelectorAll('[data-dish]')[dish]?.querySelectorAll('button') ?? [];
  buttons[button % buttons.length]?.click();
}

const shown = () =>
  [...rootElement().querySelectorAll('button, output')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );

/** What remains of presses of which some come before the application, some while it starts, and the rest after that. */
async function outcome(presses: readonly Press[], before: number, during: number) {
  open(MENU);
  presses.slice(0, before).forEach(press);
  const errors = await start(MENU, () => presses.slice(before, during).forEach(press));
  for (const each of presses.slice(during)) await act(() => press(each));
  const result = {
    stored: localStorage.getItem('cart'),
    shown: shown(),
    toasts: toasts.map(({ title }) => title).sort(),
  };
  await leave();
  expect(errors).toEqual([]);
  return result;
}

describe('dishes before the application runs', () => {
  it('presses end in the same cart, on the same page and with the same toasts, whenever the application starts', async () => {
    const presses = fc.array(fc.record({ dish: fc.nat({ max: 2 }), button: fc.nat({ max: 1 }) }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(presses, fc.nat({ max: 12 }), async (made, before) => {
        const byApplication = await outcome(made, 0, 0);
        expect(await outcome(made, made.length, made.length)).toEqual(byApplication);
        expect(await outcome(made, before, before)).toEqual(byApplication);
      }),
      { numRuns: 60 },
    );
  });

  it('a press while the application starts counts once', async () => {
    const { stored } = await outcome(
      [
        { dish: 0, button: 0 },
        { dish: 1, button: 0 },
      ],
      1,
      2,
    );
    expect(JSON.parse(stored ?? '')).toEqual([
      { ...MANDAZI, quantity: 1 },
      { ...MADAFU, quantity: 1 },
    ]);
  });

  it('a number that was chosen on the page of a dish is for that visit of the page only', async () => {
    const page = (
      <main {...dishAttributes(MANDAZI, { chosen: true })}>
        <QuantityStepper name="Mandazi" quantity={1} onChange={() => undefined} />
        <button>Add to Cart</button>
      </main>
    );
    open(page);
    press({ dish: 0, button: 1 });
    press({ dish: 0, button: 1 });
    expect(shownChoice()).toBe(3);
    await start(page);
    expect(shownChoice()).toBe(1);
  });

  it('the pressed button’s place takes the focus, and the badge and its words follow', () => {
    open(
      <>
        <a href="/cart" data-cart-link="" aria-label="Cart">
          <span />
        </a>
        {MENU}
      </>,
    );
    const badge = () => document.querySelector<HTMLElement>('[data-cart-link] span');
    expect(badge()).toHaveAttribute('hidden');
    press({ dish: 0, button: 0 });
    press({ dish: 0, button: 1 });
    expect(document.activeElement).toHaveAccessibleName('Increase quantity of Mandazi');
    expect(badge()?.style.getPropertyValue('--cart-items')).toBe('"2"');
    expect(badge()).not.toHaveAttribute('hidden');
    expect(document.querySelector('[data-cart-link]')).toHaveAccessibleName('Cart, 2 items');
    press({ dish: 0, button: 0 });
    press({ dish: 0, button: 0 });
    expect(document.activeElement).toHaveAccessibleName('Mandazi');
    expect(badge()).toHaveAttribute('hidden');
    expect(document.querySelector('[data-cart-link]')).toHaveAccessibleName('Cart');
  });

  it('a stored cart shows its steppers before the application runs', () => {
    open(MENU, { cart: JSON.stringify([{ ...MADAFU, quantity: 4 }]) });
    expect(shown()).toContain('4');
  });

  it.each([
    ['a damaged cart', '[{"id":1}]'],
    ['no room', null],
  ])('%s leaves the press to the application', async (_, cart) => {
    open(MENU, cart ? { cart } : {});
    const full = cart
      ? null
      : jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
    press({ dish: 0, button: 0 });
    expect(shown()).not.toContain('1');
    full?.mockRestore();
    await start(MENU);
    expect(localStorage.getItem('cart')).toContain('Mandazi');
    expect(localStorage.getItem('cart.corrupt')).toBe(cart);
    expect(toasts.filter(({ tone }) => tone === 'success')).toHaveLength(1);
  });
});

describe('tabs before the application runs', () => {
  const TABS = (
    <Tabs
      label="Menu"
      param="tab"
      items={['starters', 'mains', 'drinks'].map((id) => ({ id, label: id, panel: <p>{`About ${id}`}</p> }))}
    />
  );
  const tab = (name: string) => document.querySelector<HTMLElement>(`[data-tab=${name}]`);
  const panel = () => document.querySelector('[role=tabpanel]:not([hidden])')?.textContent;
  const key = (name: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));

  it('a pressed tab shows its panel, stands in the address, and stays when the application starts', async () => {
    open(TABS);
    tab('mains')?.click();
    // React of development says that the page is not as it was delivered.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect([panel(), location.search]).toEqual(['About mains', '?tab=mains']);
    expect(await start(TABS)).toEqual([]);
    expect(panel()).toBe('About mains');
    expect(tab('mains')).toHaveAttribute('aria-selected', 'true');
  });

  it('the arrow keys move between tabs, and the first one leaves the address', () => {
    open(TABS);
    tab('starters')?.focus();
    key('ArrowLeft');
    expect([panel(), document.activeElement]).toEqual(['About drinks', tab('drinks')]);
    key('Home');
    expect([panel(), location.search]).toEqual(['About starters', '']);
  });

  it('a page that is opened with a tab in its address shows it at once', () => {
    history.replaceState(null, '', '/menu?tab=drinks');
    const replace = jest.spyOn(history, 'replaceState').mockImplementation(() => undefined);
    open(TABS);
    replace.mockRestore();
    expect(panel()).toBe('About drinks');
  });
});

describe('what waits for the application', () => {
  const answered = jest.fn();
  const PAGE = (
    <main>
      <button onClick={() => answered('chip')}>Vegetarian</button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answered(`form ${new FormData(event.currentTarget).get('name') as string}`);
        }}
      >
        <input name="name" aria-label="Name" />
        <input name="secret" type="password" aria-label="Secret" />
        <button type="submit">Send</button>
      </form>
      <a href="/cart">Cart</a>
    </main>
  );
  const find = <T extends HTMLElement>(selector: string) => rootElement().querySelector(selector) as T;
  const submit = () => find<HTMLFormElement>('form').requestSubmit();
  beforeEach(() => answered.mockClear());

  it('presses and forms are answered once, in their order', async () => {
    open(PAGE);
    find<HTMLInputElement>('input').value = 'Amina';
    find('input').dispatchEvent(new Event('input', { bubbles: true }));
    submit();
    submit();
    find('button').click();
    expect(answered).not.toHaveBeenCalled();
    await start(PAGE);
    expect(answered.mock.calls.flat()).toEqual(['form Amina', 'chip']);
  });

  it('nothing of what waits or is typed is kept when the page is left', () => {
    open(PAGE);
    find<HTMLInputElement>('[type=password]').value = 'hidden-secret';
    submit();
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('a link waits while something else does, and is followed when it is pressed again', () => {
    open(PAGE);
    const follow = () =>
      !find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    const stop = (event: Event) => event.preventDefault();
    find('a').addEventListener('click', stop);
    const reached = jest.fn();
    find('a').addEventListener('click', reached);
    follow();
    expect(reached).toHaveBeenCalledTimes(1);
    find('button').click();
    follow();
    expect(reached).toHaveBeenCalledTimes(1);
    follow();
    expect(reached).toHaveBeenCalledTimes(2);
  });

  it('what can’t be answered while the remote is away is refused at once', () => {
    open(PAGE);
    const refuse = jest.fn();
    find('button').click();
    window.__INSTANT__?.refuseBy(refuse);
    expect(refuse).toHaveBeenCalledTimes(1);
    find('button').click();
    submit();
    expect(refuse).toHaveBeenCalledTimes(3);
  });

  it('a press on a part that was rendered anew is not lost silently', async () => {
    open(PAGE);
    find('button').click();
    const { content } = Object.assign(document.createElement('template'), {
      innerHTML: rootElement().innerHTML,
    });
    rootElement().replaceChildren(content);
    expect(await window.__INSTANT__?.finish()).toMatchObject({ isLost: true });
  });
});
