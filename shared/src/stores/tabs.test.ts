/** @jest-environment @venue/platform/testing/jestDom */
import fc from 'fast-check';
import { request } from '../testing/fixtures';
import { randomRuns } from '../testing/randomRuns';
import type { Order, User } from '../types';
import { createCartStore } from './createCartStore';
import { createUserStore } from './createUserStore';
import { createFakeBrowser, randomFrom, type FakeTab } from '../testing/fakeBrowser';

type Browser = ReturnType<typeof createFakeBrowser>;
type Stores = Pick<FakeTab, 'user' | 'cart'>;

/** The shortest time between changes of one person in two tabs. */
const SHORTEST_GAP_MS = 50;

const dish = (id: number) => ({ id, name: `Dish ${id}`, price: 100 * id, prepMinutes: 10 });
const order: Omit<Order, 'id'> = {
  date: '2025-09-01',
  status: 'preparing',
  total: 900,
  items: [],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
};
const reservation = { date: '2025-09-01', time: '19:00', guests: 2, status: 'pending' } as const;
const review = { itemName: 'Kachumbari', rating: 5, date: '2025-09-01', comment: 'Good' };
const ticket = {
  eventTitle: 'Jazz Night',
  eventDate: '2025-09-05',
  price: 0,
  status: 'pending',
  ticketType: 'Standard',
} as const;
const amina: User = {
  id: 'u1',
  name: 'Amina',
  email: 'amina@example.com',
  phone: '',
  address: '',
  city: '',
  role: 'customer',
};
const sent = { at: '2026-11-21T09:00:00.000Z', by: 'sms' } as const;
const person = (id: string): User => ({ ...amina, id });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (milliseconds = SHORTEST_GAP_MS) => jest.advanceTimersByTime(milliseconds);

function shownBy({ user, cart }: Stores) {
  const { orders, reservations, tickets, reviews, favorites, requests, user: signedIn } = user.getState();
  return {
    user: signedIn,
    orders,
    reservations,
    tickets,
    reviews,
    favorites,
    requests,
    cart: cart.getState().lines,
  };
}

function storedIn({ disk }: Browser) {
  const keys = ['user', 'orders', 'reservations', 'tickets', 'reviews', 'favorites', 'requests', 'cart'];
  const read = (key: string) => JSON.parse(disk.get(key) ?? (key === 'user' ? 'null' : '[]'));
  return Object.fromEntries(keys.map((key) => [key, read(key)]));
}

function twoTabs(seed = 7) {
  const browser = createFakeBrowser(randomFrom(seed));
  return { browser, a: browser.openTab(), b: browser.openTab() };
}

/** One thing that a person does, the same in any tab. */
function chooseChange(random: () => number): ({ user, cart }: Stores) => void {
  const pick = (count: number) => Math.floor(random() * count);
  const id = 1 + pick(4);
  const quantity = 1 + pick(3);
  const changes: ((stores: Stores) => void)[] = [
    ({ cart }) => cart.getState().add(dish(id), quantity),
    ({ cart }) => cart.getState().changeQuantity(id, quantity - 2),
    ({ cart }) => cart.getState().setQuantity(id, quantity),
    ({ cart }) => cart.getState().remove(id),
    ({ cart }) => cart.getState().clear(),
    ({ cart }) => cart.getState().restore([{ ...dish(id), quantity }], quantity),
    ({ user }) => user.getState().addOrder(order),
    ({ user }) => user.getState().addReservation(reservation),
    ({ user }) => user.getState().addTicket(ticket),
    ({ user }) => user.getState().addReview(review),
    ({ user }) =>
      user.getState().putRecord('tickets', { ...ticket, id: `TIC-00${id}` }, { status: 'cancelled' }),
    ({ user }) => user.getState().putRecord('requests', request(`table-${id}`), { sent }),
    ({ user }) => user.getState().removeRecord('requests', `table-${id}`),
    ({ user }) => user.getState().addFavorite({ ...dish(id), image: '', category: 'mains' }),
    ({ user }) => user.getState().removeFavorite(id),
    ({ user }) => user.getState().signIn(person(`u${id}`), [{ ...order, id: 'ORD-001' }]),
    ({ user }) => user.getState().signUp(person(`u${id}`)),
    ({ user }) => user.getState().signOut(),
    ({ user }) => user.getState().updateProfile({ city: `City ${id}` }),
  ];
  return changes[pick(changes.length)] ?? (() => undefined);
}

it('tabs that open, sleep and close lose nothing and agree when their changes are 50 ms apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
      const random = randomFrom(seed);
      const browser = createFakeBrowser(random);
      // All changes made in one tab, in the order of time.
      const expected = { user: createUserStore(), cart: createCartStore() };
      let tabs = [browser.openTab(), browser.openTab()];
      for (let round = 0; round < 80; round += 1) {
        const tab = tabs[Math.floor(random() * tabs.length)] ?? browser.openTab();
        const chance = random();
        if (chance < 0.1) tabs.push(browser.openTab());
        else if (chance < 0.15) tab.freeze();
        else if (chance < 0.2 && tabs.length > 1) {
          tab.close();
          tabs = tabs.filter((other) => other !== tab);
        } else {
          if (tab.isFrozen()) tab.thaw();
          const change = chooseChange(random);
          change(tab);
          change(expected);
        }
        wait(SHORTEST_GAP_MS + random() * 200);
        expect(storedIn(browser)).toEqual(shownBy(expected));
        for (const awake of tabs.filter(({ isFrozen }) => !isFrozen()))
          expect(shownBy(awake)).toEqual(shownBy(expected));
      }
      tabs.forEach(({ close }) => close());
    }),
    randomRuns(30),
  );
});

it('a record gets the next id after those of the other tab', () => {
  const { a, b } = twoTabs();
  a.user.getState().addTicket(ticket);
  wait();
  expect(b.user.getState().addTicket(ticket).id).toBe('TIC-002');
  wait();
  expect(a.user.getState().tickets.map(({ id }) => id)).toEqual(['TIC-001', 'TIC-002']);
});

it('two tabs that change the cart at the same moment end with the same cart', () => {
  const { browser, a, b } = twoTabs();
  a.cart.getState().add(dish(1));
  b.cart.getState().add(dish(2));
  wait();
  expect(shownBy(a)).toEqual(shownBy(b));
  expect(storedIn(browser)).toEqual(shownBy(a));
});

it('a sign-in or sign-out reaches the other tabs, and leaves the token of a later sign-in alone', () => {
  const { browser, a, b } = twoTabs();
  a.user.getState().signIn(person('u1'), [{ ...order, id: 'ORD-001' }]);
  wait();
  expect(b.user.getState().user?.id).toBe('u1');
  expect(b.user.getState().orders).toHaveLength(1);
  a.storage.setItem('authToken', 'one');
  wait();
  a.user.getState().signOut();
  expect(a.storage.getItem('authToken')).toBeNull();
  a.storage.setItem('authToken', 'two');
  wait();
  expect(b.user.getState().user).toBeNull();
  expect(browser.disk.get('authToken')).toBe('two');
});

it('erasing the device in one tab empties every tab and the storage', () => {
  const { browser, a, b } = twoTabs();
  a.user.getState().signUp(person('u1'));
  a.user.getState().addOrder(order);
  b.cart.getState().add(dish(1));
  wait();
  b.user.getState().erase();
  b.cart.getState().erase();
  wait();
  expect(shownBy(a)).toEqual(shownBy({ user: createUserStore(), cart: createCartStore() }));
  expect(browser.disk.size).toBe(0);
});

describe('a writer that is no tab of ours', () => {
  function strangerWrites(browser: Browser, key: string, text: string | null) {
    const { storage, close } = browser.openTab({ connected: false });
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    wait();
    close();
  }

  it('a cart written to storage by another script changes the cart of every tab', () => {
    const { browser, a, b } = twoTabs();
    a.cart.getState().add(dish(1));
    wait();
    strangerWrites(browser, 'cart', JSON.stringify([{ ...dish(2), quantity: 3 }]));
    expect(a.cart.getState().lines).toEqual([{ ...dish(2), quantity: 3 }]);
    expect(b.cart.getState().lines).toEqual(a.cart.getState().lines);
  });

  it('a user removed from storage by another script signs every tab out', () => {
    const { browser, a } = twoTabs();
    a.user.getState().signUp(person('u1'));
    wait();
    strangerWrites(browser, 'user', null);
    expect(a.user.getState().user).toBeNull();
  });

  it('an unreadable cart written by another script is quarantined, and the cart is written again', () => {
    const { browser, a, b } = twoTabs();
    a.cart.getState().add(dish(1));
    wait();
    strangerWrites(browser, 'cart', '{broken');
    wait();
    expect(a.cart.getState().lines).toHaveLength(1);
    expect(a.cart.getState().setAside).toEqual(['cart']);
    expect(browser.disk.get('cart.corrupt')).toBe('{broken');
    expect(browser.disk.has('cart.corrupt.2')).toBe(false);
    expect(storedIn(browser)).toEqual(shownBy(a));
    expect(shownBy(b)).toEqual(shownBy(a));
  });
});

it('a page that returns from the back/forward cache reads the stored values again', () => {
  const { a, b } = twoTabs();
  a.freeze();
  b.cart.getState().add(dish(1), 5);
  wait();
  expect(a.cart.getState().lines).toEqual([]);
  a.thaw();
  expect(a.cart.getState().lines).toEqual([{ ...dish(1), quantity: 5 }]);
});
