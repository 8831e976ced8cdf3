import fc from 'fast-check';
import { cartCount } from '../rules/cart';
import type { Order } from '../types';
import { createPretendBrowser, randomFrom } from './pretendBrowser';

type Browser = ReturnType<typeof createPretendBrowser>;
type Tab = ReturnType<Browser['openTab']>;

const dish = (id: number) => ({ id, name: `Dish ${id}`, price: 100 * id, prepMinutes: 10 });
const order: Omit<Order, 'id'> = {
  date: '2025-09-01',
  status: 'preparing',
  total: 900,
  items: [],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
};
const ticket = {
  eventTitle: 'Jazz Night',
  eventDate: '2025-09-05',
  price: 0,
  status: 'pending',
  ticketType: 'Standard',
} as const;
const person = (id: string) =>
  ({
    id,
    name: 'Wanjiru',
    email: 'w@example.com',
    phone: '',
    address: '',
    city: '',
    role: 'customer',
  }) as const;

const seeds = fc.integer({ min: 1, max: 2 ** 31 });
const runs = { numRuns: 10 };

beforeEach(() => {
  jest.useFakeTimers();
  // A laggard of the previous run can't be older than the next.
  jest.setSystemTime(1_000_000);
});
afterEach(() => jest.useRealTimers());

function whatIsShown({ user, cart }: Tab) {
  const { orders, reservations, tickets, reviews, favorites, user: signedIn } = user.getState();
  return { user: signedIn, orders, reservations, tickets, reviews, favorites, cart: cart.getState().lines };
}

function whatIsStored({ disk }: Browser) {
  const read = (key: string) => JSON.parse(disk.get(key) ?? (key === 'user' ? 'null' : '[]'));
  return Object.fromEntries(
    ['user', 'orders', 'reservations', 'tickets', 'reviews', 'favorites', 'cart'].map((key) => [
      key,
      read(key),
    ]),
  );
}

function settle(browser: Browser) {
  browser.deliverAll();
  jest.advanceTimersByTime(2000);
  browser.deliverAll();
}

function changeSomething({ cart, user }: Tab, random: () => number) {
  const pick = (count: number) => Math.floor(random() * count);
  const id = 1 + pick(4);
  const changes = [
    () => cart.getState().add(dish(id), 1 + pick(3)),
    () => cart.getState().changeQuantity(id, pick(2) ? 1 : -1),
    () => cart.getState().setQuantity(id, pick(5)),
    () => cart.getState().remove(id),
    () => pick(8) === 0 && cart.getState().clear(),
    () => cart.getState().restore([{ ...dish(id), quantity: 2 }], pick(3)),
    () => user.getState().addOrder(order),
    () => user.getState().addTicket(ticket),
    () => user.getState().setTicketStatus(`TIC-00${id}`, 'cancelled'),
    () => user.getState().addFavorite({ ...dish(id), image: '', category: 'mains' }),
    () => user.getState().removeFavorite(id),
    () => pick(6) === 0 && user.getState().signUp(person(`u${id}`)),
    () => pick(6) === 0 && user.getState().signOut(),
    () => user.getState().updateProfile({ city: `City ${id}` }),
  ];
  changes[pick(changes.length)]?.();
}

/** Both tabs change things at the same time while what they tell each other is under way. */
function interleave(browser: Browser, random: () => number, count: number, changes: (() => void)[]) {
  const left = changes.map(() => count);
  while (left.some((rest) => rest > 0)) {
    const turn = Math.floor(random() * changes.length);
    if ((left[turn] ?? 0) > 0) {
      left[turn] = (left[turn] ?? 0) - 1;
      changes[turn]?.();
    }
    jest.setSystemTime(Date.now() + Math.floor(random() * 3));
    const arrivals = Math.floor(random() * 5);
    for (let i = 0; i < arrivals; i += 1) browser.deliverOne();
  }
}

it('loses none of 200 dishes added in each of two tabs', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const browser = createPretendBrowser(random);
      const [a, b] = [browser.openTab(), browser.openTab()];
      let added = 0;
      const add = (tab: Tab) => () => {
        const quantity = 1 + Math.floor(random() * 3);
        added += quantity;
        tab.cart.getState().add(dish(1 + Math.floor(random() * 5)), quantity);
      };
      interleave(browser, random, 200, [add(a), add(b)]);
      settle(browser);
      expect(cartCount(a.cart.getState().lines)).toBe(added);
      expect(whatIsShown(b)).toEqual(whatIsShown(a));
      expect(whatIsStored(browser)).toEqual(whatIsShown(a));
      a.close();
      b.close();
    }),
    runs,
  );
});

it('shows and stores the same in two tabs after 200 changes of every kind in each', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const browser = createPretendBrowser(random);
      const [a, b] = [browser.openTab(), browser.openTab()];
      interleave(browser, random, 200, [() => changeSomething(a, random), () => changeSomething(b, random)]);
      settle(browser);
      expect(whatIsShown(b)).toEqual(whatIsShown(a));
      expect(whatIsStored(browser)).toEqual(whatIsShown(a));
      a.close();
      b.close();
    }),
    runs,
  );
});

it('brings a tab opened in the middle to the same cart, and loses nothing it adds', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const browser = createPretendBrowser(random);
      const tabs = [browser.openTab(), browser.openTab()];
      let added = 0;
      const add = (index: number) => () => {
        added += 1;
        tabs[index]?.cart.getState().add(dish(1));
        tabs[index]?.user.getState().addOrder(order);
      };
      interleave(browser, random, 20, [add(0), add(1)]);
      jest.setSystemTime(Date.now() + 1);
      tabs.push(browser.openTab());
      interleave(browser, random, 20, [add(0), add(1), add(2)]);
      settle(browser);
      for (const tab of tabs) {
        expect(cartCount(tab.cart.getState().lines)).toBe(added);
        expect(tab.user.getState().orders).toHaveLength(added);
        expect(whatIsShown(tab)).toEqual(whatIsStored(browser));
      }
      tabs.forEach((tab) => tab.close());
    }),
    runs,
  );
});

it('loses nothing when tabs open and close all the time', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const browser = createPretendBrowser(random);
      const tabs = [browser.openTab()];
      let added = 0;
      for (let round = 0; round < 60; round += 1) {
        const tab = tabs[Math.floor(random() * tabs.length)];
        const chance = random();
        jest.setSystemTime(Date.now() + 1);
        if (chance < 0.15) tabs.push(browser.openTab());
        else if (chance < 0.25 && tab && tabs.length > 1) {
          // A person closes a tab seconds after its last change, not while that is under way.
          settle(browser);
          tab.close();
          tabs.splice(tabs.indexOf(tab), 1);
        } else {
          added += 1;
          tab?.cart.getState().add(dish(1 + Math.floor(random() * 3)));
        }
        if (random() < 0.7) browser.deliverOne();
      }
      settle(browser);
      for (const tab of tabs) {
        expect(cartCount(tab.cart.getState().lines)).toBe(added);
        expect(whatIsShown(tab)).toEqual(whatIsStored(browser));
      }
      tabs.forEach((tab) => tab.close());
    }),
    runs,
  );
});

it('hears in a new tab of a dish whose news was under way when its own tab closed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const browser = createPretendBrowser(randomFrom(seed));
      const [a, b] = [browser.openTab(), browser.openTab()];
      settle(browser);
      jest.setSystemTime(Date.now() + 10);
      b.cart.getState().add(dish(1));
      const late = browser.openTab();
      b.close();
      settle(browser);
      expect(cartCount(late.cart.getState().lines)).toBe(1);
      expect(whatIsShown(late)).toEqual(whatIsShown(a));
      a.close();
      late.close();
    }),
    runs,
  );
});

it('gives records of two tabs different numbers and cancels the one that was meant', () => {
  const browser = createPretendBrowser(randomFrom(7));
  const [a, b] = [browser.openTab(), browser.openTab()];
  const first = a.user.getState().addTicket({ ...ticket, eventTitle: 'Jazz Night' });
  jest.setSystemTime(Date.now() + 10);
  const second = b.user.getState().addTicket({ ...ticket, eventTitle: 'Nyama Sunday' });
  expect(second.id).toBe(first.id);
  b.user.getState().setTicketStatus(second.id, 'cancelled');
  settle(browser);
  const expected = [
    { ...ticket, id: 'TIC-001', eventTitle: 'Jazz Night', status: 'pending' },
    { ...ticket, id: 'TIC-002', eventTitle: 'Nyama Sunday', status: 'cancelled' },
  ];
  expect(a.user.getState().tickets).toEqual(expected);
  expect(b.user.getState().tickets).toEqual(expected);
  expect(whatIsStored(browser).tickets).toEqual(expected);
  a.close();
  b.close();
});

it('keeps a dish whose quantity is raised in one tab while the other removes it', () => {
  const browser = createPretendBrowser(randomFrom(3));
  const [a, b] = [browser.openTab(), browser.openTab()];
  a.cart.getState().add(dish(1));
  settle(browser);
  a.cart.getState().remove(1);
  jest.setSystemTime(Date.now() + 10);
  b.cart.getState().changeQuantity(1, 1);
  settle(browser);
  expect(a.cart.getState().lines).toEqual([{ ...dish(1), quantity: 1 }]);
  expect(b.cart.getState().lines).toEqual(a.cart.getState().lines);
  a.close();
  b.close();
});

it('signs the other tabs in and out, and leaves a token of a later sign-in alone', () => {
  const browser = createPretendBrowser(randomFrom(5));
  const [a, b] = [browser.openTab(), browser.openTab()];
  a.user.getState().signIn(person('u1'), [{ ...order, id: 'ORD-001' }]);
  settle(browser);
  expect(b.user.getState().user?.id).toBe('u1');
  expect(b.user.getState().orders).toHaveLength(1);
  a.storage.setItem('authToken', 'one');
  settle(browser);
  a.user.getState().signOut();
  expect(a.storage.getItem('authToken')).toBeNull();
  a.storage.setItem('authToken', 'two');
  settle(browser);
  expect(b.user.getState().user).toBeNull();
  expect(browser.disk.get('authToken')).toBe('two');
  a.close();
  b.close();
});

describe('a writer that does not speak the channel', () => {
  const strangerWrites = (browser: Browser, key: string, text: string | null) => {
    const stranger = browser.openTab({ connected: false });
    if (text === null) stranger.storage.removeItem(key);
    else stranger.storage.setItem(key, text);
    browser.deliverAll();
    return stranger;
  };

  it('changes the cart of every tab', () => {
    const browser = createPretendBrowser(randomFrom(9));
    const [a, b] = [browser.openTab(), browser.openTab()];
    a.cart.getState().add(dish(1));
    settle(browser);
    strangerWrites(browser, 'cart', JSON.stringify([{ ...dish(2), quantity: 3 }]));
    expect(a.cart.getState().lines).toEqual([{ ...dish(2), quantity: 3 }]);
    expect(b.cart.getState().lines).toEqual(a.cart.getState().lines);
    a.close();
    b.close();
  });

  it('adds its orders without removing those it did not know', () => {
    const browser = createPretendBrowser(randomFrom(9));
    const a = browser.openTab();
    a.user.getState().addOrder(order);
    browser.deliverAll();
    strangerWrites(browser, 'orders', JSON.stringify([{ ...order, id: 'ORD-007' }]));
    expect(a.user.getState().orders.map(({ id }) => id)).toEqual(['ORD-001', 'ORD-007']);
    expect(whatIsStored(browser).orders).toEqual(a.user.getState().orders);
    a.close();
  });

  it('signs everybody out by removing the user', () => {
    const browser = createPretendBrowser(randomFrom(9));
    const a = browser.openTab();
    a.user.getState().signUp(person('u1'));
    browser.deliverAll();
    strangerWrites(browser, 'user', null);
    jest.advanceTimersByTime(1000);
    expect(a.user.getState().user).toBeNull();
    a.close();
  });

  it('does not spoil the cart with something unreadable: that is set aside and the cart is written again', () => {
    const browser = createPretendBrowser(randomFrom(9));
    const a = browser.openTab();
    a.cart.getState().add(dish(1));
    browser.deliverAll();
    strangerWrites(browser, 'cart', '{broken');
    expect(a.cart.getState().lines).toHaveLength(1);
    expect(a.cart.getState().setAside).toEqual(['cart']);
    expect(browser.disk.get('cart.corrupt')).toBe('{broken');
    expect(whatIsStored(browser).cart).toEqual(a.cart.getState().lines);
    a.close();
  });
});

it('starts over from storage when the page comes back from the page cache', () => {
  const browser = createPretendBrowser(randomFrom(11));
  const a = browser.openTab();
  a.cart.getState().add(dish(1));
  browser.deliverAll();
  a.storage.cache.set('cart', JSON.stringify([{ ...dish(1), quantity: 5 }]));
  a.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(a.cart.getState().lines).toEqual([{ ...dish(1), quantity: 5 }]);
  a.close();
});
