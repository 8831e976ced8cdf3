/** @jest-environment @venue/platform/testing/jestDom */
import { AMINA, MANDAZI, order as orderOf } from '../testing/fixtures';
import { CARRIED_MS } from './carryTypedSignIn';
import { connectStorage } from './connectStorage';
import { createCartStore } from './createCartStore';
import { createUserStore } from './createUserStore';
import { createKeptList, text } from './keptList';

const line = { ...MANDAZI, quantity: 2 };
const order = orderOf('ORD-001');
const user = AMINA;
const ALL_KEYS = ['user', 'orders', 'reservations', 'tickets', 'reviews', 'favorites', 'cart'];

let end: () => void;
beforeEach(() => {
  end = () => undefined;
});
function open(storage: Storage | null = localStorage) {
  const stores = { user: createUserStore(), cart: createCartStore() };
  end = connectStorage(stores, { storage });
  return { user: () => stores.user.getState(), cart: () => stores.cart.getState(), stores };
}
const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

describe('starting up', () => {
  it('connecting storage shows what is stored, and reading writes nothing', () => {
    put('cart', [line]);
    put('user', user);
    put('orders', [order]);
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const { cart, user: account } = open();
    expect(cart()).toMatchObject({ ready: true, lines: [line], setAside: [] });
    expect(account()).toMatchObject({ ready: true, user, orders: [order], reviews: [] });
    expect(write).not.toHaveBeenCalled();
  });

  it('connecting storage reads every key once', () => {
    const read = jest.spyOn(Storage.prototype, 'getItem');
    const { cart, user: account } = open();
    cart().add(line);
    account().addReview({ itemName: 'Mandazi', rating: 5, date: '2025-09-01', comment: '' });
    const keys = read.mock.calls.map(([key]) => key).filter((key) => ALL_KEYS.includes(key));
    expect(keys.sort()).toEqual([...ALL_KEYS].sort());
  });

  it('a change keeps stored fields that the stores do not know', () => {
    put('cart', [{ ...line, spice: 'hot' }]);
    put('user', { ...user, loyalty: 7 });
    const { cart, user: account } = open();
    cart().changeQuantity(1, 1);
    account().updateProfile({ city: 'Thika' });
    expect(stored('cart')).toEqual([{ ...line, spice: 'hot', quantity: 3 }]);
    expect(stored('user')).toEqual({ ...user, loyalty: 7, city: 'Thika' });
  });
});

describe('unreadable content', () => {
  it.each(
    ALL_KEYS.flatMap((key) => ['{broken', '', '42', 'null', '"text"', '[[1]]'].map((text) => [key, text])),
  )(
    'the key %s with the unreadable content %s counts as empty, and the content is kept aside',
    (key, text) => {
      localStorage.setItem(key, text);
      const { cart, user: account } = open();
      const empty = { user: null, orders: [], reservations: [], tickets: [], reviews: [], favorites: [] };
      expect(account()).toMatchObject({ ...empty, ready: true });
      expect(cart()).toMatchObject({ lines: [], ready: true });
      expect([...account().setAside, ...cart().setAside]).toEqual([key]);
      expect(localStorage.getItem(`${key}.corrupt`)).toBe(text);
    },
  );

  it('one unreadable order sets the whole stored list aside and leaves the good orders in use', () => {
    const text = JSON.stringify([
      order,
      { id: 'ORD-002' },
      { ...order, id: 'ORD-003', status: 'eaten' },
      order,
    ]);
    localStorage.setItem('orders', text);
    const { user: account } = open();
    expect(account().orders).toEqual([order]);
    expect(account().setAside).toEqual(['orders']);
    account().addOrder(order);
    expect(localStorage.getItem('orders.corrupt')).toBe(text);
    expect(stored('orders')).toHaveLength(2);
  });

  it('unreadable content that was set aside earlier is never replaced', () => {
    for (const text of ['one', 'two']) {
      localStorage.setItem('cart', text);
      open();
      end();
    }
    expect(localStorage.getItem('cart.corrupt')).toBe('one');
  });

  it('unreadable content is not overwritten while there is no room to set it aside', () => {
    localStorage.setItem('cart', '{broken');
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.startsWith('cart.corrupt')) throw new DOMException('full', 'QuotaExceededError');
      throw new Error(`unexpected write of ${key}`);
    });
    const { cart } = open();
    cart().add(line);
    expect(cart()).toMatchObject({ lines: [{ ...line, quantity: 1 }], storageFailed: true });
    expect(localStorage.getItem('cart')).toBe('{broken');
    write.mockRestore();
    cart().add(line);
    expect(cart().storageFailed).toBe(false);
    expect(localStorage.getItem('cart.corrupt')).toBe('{broken');
    expect(stored('cart')).toEqual(cart().lines);
  });
});

describe('storage that refuses', () => {
  it('a change that full storage refuses stays in memory, and the next successful write includes it', () => {
    const { cart, user: account } = open();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    account().addOrder(order);
    expect(account().orders).toHaveLength(1);
    expect(account().storageFailed).toBe(true);
    expect(cart().storageFailed).toBe(false);
    full.mockRestore();
    account().addFavorite({ id: 3, name: 'Fish', image: '', category: 'mains', price: 900 });
    expect(account().storageFailed).toBe(false);
    expect(stored('orders')).toHaveLength(1);
    expect(stored('favorites')).toHaveLength(1);
  });

  it('a cart that could not be stored survives the return from the back/forward cache', () => {
    const { cart } = open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cart().add(line, 2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(cart().lines).toEqual([line]);
  });

  it.each([
    ['is missing', null],
    [
      'throws at every touch',
      new Proxy({} as Storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    ],
  ])('everything works in memory when storage %s', (_, storage) => {
    const { cart, user: account } = open(storage);
    expect(cart()).toMatchObject({ ready: true, storageFailed: false, setAside: [] });
    cart().add(line, 2);
    account().signUp(user);
    account().signOut();
    expect(cart()).toMatchObject({ lines: [line], storageFailed: true });
    expect(account().user).toBeNull();
  });
});

describe('the session', () => {
  it('signing in overwrites the stored orders with the samples', () => {
    put('orders', [{ ...order, id: 'ORD-009' }]);
    const { user: account } = open();
    account().signIn(user, [order]);
    expect(stored('orders')).toEqual([order]);
    expect(stored('user')).toEqual(user);
  });

  it('signing out removes user and authToken and nothing else', () => {
    for (const key of ALL_KEYS) put(key, []);
    put('user', user);
    put('orders', [order]);
    localStorage.setItem('authToken', 'bare');
    localStorage.setItem('theme', 'dark');
    const left = { ...localStorage };
    delete left.user;
    delete left.authToken;
    open().user().signOut();
    expect({ ...localStorage }).toEqual(left);
  });

  it('changes after the connection is closed are not stored', () => {
    const { cart } = open();
    end();
    cart().add(line);
    expect(localStorage.getItem('cart')).toBeNull();
  });
});

it('a state set from outside the actions is stored, and later changes build on it', () => {
  const { stores, cart } = open();
  stores.cart.setState({ lines: [line] });
  cart().add(line);
  expect(cart().lines).toEqual([{ ...line, quantity: 3 }]);
  expect(stored('cart')).toEqual(cart().lines);
});

describe('erasing', () => {
  it('erasing the device empties both stores and removes their keys, what was quarantined of them, and the token', () => {
    put('user', user);
    put('cart', [line]);
    for (const key of ALL_KEYS.slice(1, -1)) {
      localStorage.setItem(key, '{broken');
      localStorage.setItem(`${key}.corrupt`, 'x');
    }
    localStorage.setItem('authToken', 'secret');
    const { cart, user: account } = open();
    account().erase();
    cart().erase();
    expect(localStorage).toHaveLength(0);
    expect(cart()).toMatchObject({ lines: [], setAside: [], ready: true });
    const empty = { user: null, orders: [], reservations: [], tickets: [], reviews: [], favorites: [] };
    expect(account()).toMatchObject({ ...empty, setAside: [], ready: true });
  });

  it('erasing the device leaves the theme and keys of other applications', () => {
    const others = ['theme', 'users', 'my-orders', 'orders.old', 'cart.corrupt.x'];
    others.forEach((key) => localStorage.setItem(key, 'theirs'));
    const { cart, user: account } = open();
    account().erase();
    cart().erase();
    expect(Object.keys(localStorage).sort()).toEqual([...others].sort());
  });

  it('erasing the device also drops changes that could not be saved', () => {
    const { cart } = open(null);
    cart().add(line);
    cart().erase();
    expect(cart()).toMatchObject({ lines: [], storageFailed: false });
  });

  it('after erasing the device changes are stored as before', () => {
    const { cart } = open();
    cart().add(line, 1);
    cart().erase();
    cart().add(line, 2);
    expect(stored('cart')).toEqual([line]);
  });
});

const changedElsewhere = (key: string | null, storageArea: Storage = localStorage) =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));

it('the stores follow storage events, also of all keys at once, but not those of another storage', () => {
  const { cart, user: account } = open();
  put('cart', [line]);
  changedElsewhere('cart', sessionStorage);
  expect(cart().lines).toEqual([]);
  changedElsewhere('cart');
  expect(cart().lines).toEqual([line]);
  put('user', user);
  put('orders', [order]);
  changedElsewhere('user');
  changedElsewhere('orders');
  expect(account().addOrder(order).id).toBe('ORD-002');
  localStorage.removeItem('user');
  changedElsewhere('user');
  expect(account().user).toBeNull();
  localStorage.clear();
  changedElsewhere(null);
  expect(cart().lines).toEqual([]);
});

it('an unreadable cart written by another script is set aside, and the cart is written again', () => {
  const { cart } = open();
  cart().add(line);
  localStorage.setItem('cart', '{broken');
  changedElsewhere('cart');
  expect(cart()).toMatchObject({ lines: [{ id: 1 }], setAside: ['cart'] });
  expect(localStorage.getItem('cart.corrupt')).toBe('{broken');
  expect(stored('cart')).toEqual(cart().lines);
});

it('a page that returns from the back/forward cache reads the stored values again', () => {
  const { cart } = open();
  put('cart', [line]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(cart().lines).toEqual([line]);
});

it('a tab forgets what it noted for itself when another tab erases this device', () => {
  open();
  sessionStorage.setItem('table', '12');
  changedElsewhere('erased');
  expect(sessionStorage).toHaveLength(0);
});

it('a change of another tab does not drop changes that could not be saved', () => {
  const { cart } = open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  cart().add(line, 2);
  full.mockRestore();
  put('cart', []);
  changedElsewhere('cart');
  expect(cart().lines).toEqual([line]);
});

describe('a kept list', () => {
  const list = () => createKeptList<{ id: string; name: string }>('kept', { id: text, name: text });
  const one = { id: '1', name: 'One' };

  it('a kept list follows other tabs, and what was erased under it', () => {
    const kept = list();
    kept.read();
    localStorage.setItem('kept', JSON.stringify([one]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'kept' }));
    expect(kept.getState().rows).toEqual([one]);
    localStorage.clear();
    kept.read();
    expect(kept.getState().rows).toEqual([]);
  });

  it('a kept list whose storage is full lasts as long as the page, also when it is read again', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const kept = list();
    kept.read();
    kept.setState({ rows: [one] });
    expect(kept.getState()).toMatchObject({ storageFailed: true });
    kept.read();
    expect(kept.getState().rows).toEqual([one]);
  });
});

describe('what an administrator typed, while no server has answered', () => {
  const typed = { email: 'owner@venue.example', password: 'typed-secret' };
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  function openTyped() {
    put('user', { ...user, role: 'admin' });
    const { stores } = open();
    stores.user.getState().signIn({ ...user, role: 'admin' }, [], typed);
    expect(sessionStorage).toHaveLength(0);
    leave();
    end();
  }

  it('is there on the next page of the site, and stays in no storage', () => {
    openTyped();
    expect(open().user().typedSignIn()).toEqual(typed);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[string, () => void]>([
    ['after half a minute', () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + CARRIED_MS)],
    ['for whoever has signed out', () => localStorage.removeItem('user')],
    ['for another person', () => put('user', { ...user, id: 'another', role: 'admin' })],
  ])('is gone %s', (_, pass) => {
    openTyped();
    pass();
    expect(open().user().typedSignIn()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
