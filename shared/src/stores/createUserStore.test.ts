import { request } from '../testing/fixtures';
import type { Order, User } from '../types';
import { createUserStore } from './createUserStore';

const user: User = {
  id: 'u1',
  name: 'Wanjiru',
  email: 'w@example.com',
  phone: '0700',
  address: 'Ruai',
  city: 'Nairobi',
  role: 'customer',
};
const order: Omit<Order, 'id'> = {
  date: '2025-09-01',
  status: 'preparing',
  total: 900,
  items: [{ name: 'Kachumbari', price: 900, quantity: 1 }],
  type: 'delivery',
  paymentMethod: 'M-Pesa',
};
const reservation = { date: '2025-09-01', time: '19:00', guests: 2, status: 'pending' } as const;
const ticket = {
  eventTitle: 'Jazz Night',
  eventDate: '2025-09-05',
  price: 0,
  status: 'confirmed',
  ticketType: 'Standard',
} as const;
const review = { itemName: 'Kachumbari', rating: 5, date: '2025-09-01', comment: 'Good' };
const dish = { id: 4, name: 'Kachumbari', image: '', category: 'main-course', price: 900 };

const createAccount = () => createUserStore().getState;

it('signing up does not change the orders', () => {
  const account = createAccount();
  account().addOrder(order);
  account().signUp(user);
  expect(account().user).toEqual(user);
  expect(account().orders).toHaveLength(1);
});

it('a profile change is merged into the signed-in user', () => {
  const account = createAccount();
  account().signUp(user);
  account().updateProfile({ city: 'Thika' });
  expect(account().user).toEqual({ ...user, city: 'Thika' });
});

it('a profile change does nothing when nobody is signed in', () => {
  const account = createAccount();
  account().updateProfile({ city: 'Thika' });
  expect(account().user).toBeNull();
});

it('the user store gives an appended record the next free id and returns it', () => {
  const account = createAccount();
  expect(account().addOrder(order)).toEqual({ ...order, id: 'ORD-001' });
  expect(account().addOrder(order).id).toBe('ORD-002');
  expect(account().addReservation(reservation)).toEqual({ ...reservation, id: 'RES-001' });
  expect(account().addTicket(ticket)).toEqual({ ...ticket, id: 'TIC-001' });
  expect(account().addReview(review)).toEqual({ ...review, id: 'REV-001' });
  expect(account().orders.map(({ id }) => id)).toEqual(['ORD-001', 'ORD-002']);
});

it('a change of a record changes only that record; one that is gone is put back', () => {
  const account = createAccount();
  account().addTicket(ticket);
  account().addTicket(ticket);
  const second = { ...ticket, id: 'TIC-002' };
  const statuses = () => account().tickets.map(({ status }) => status);
  account().putRecord('tickets', second, { status: 'cancelled' });
  expect(statuses()).toEqual(['confirmed', 'cancelled']);
  account().putRecord('tickets', second, { status: 'confirmed' });
  account().removeRecord('tickets', 'TIC-001');
  expect(account().tickets).toEqual([second]);
  account().putRecord('tickets', { ...ticket, id: 'TIC-001' }, { status: 'pending' });
  expect(statuses()).toEqual(['confirmed', 'pending']);
});

it('the user store keeps a favourite once and removes it by id', () => {
  const account = createAccount();
  account().addFavorite(dish);
  account().addFavorite({ ...dish, name: 'Again' });
  expect(account().favorites).toEqual([dish]);
  account().removeFavorite(5);
  expect(account().favorites).toHaveLength(1);
  account().removeFavorite(4);
  expect(account().favorites).toEqual([]);
});

describe('what an administrator typed at sign-in', () => {
  const admin: User = { ...user, id: 'a1', role: 'admin' };
  const typed = { email: 'admin@example.com', password: 'typed-secret' };

  function signedIn(as = admin) {
    const store = createUserStore();
    store.getState().signIn(as, [], typed);
    return store;
  }

  it('is held for the console until it is forgotten, and is no part of the state', () => {
    const store = signedIn();
    expect(store.getState().typedSignIn()).toEqual(typed);
    expect(JSON.stringify(store.getState())).not.toContain(typed.password);
    store.getState().forgetTypedSignIn();
    expect(store.getState().typedSignIn()).toBeNull();
  });

  it('is not held for a customer, nor by a portal that hands nothing over', () => {
    expect(signedIn(user).getState().typedSignIn()).toBeNull();
    const store = signedIn();
    store.getState().signIn(admin, []);
    expect(store.getState().typedSignIn()).toBeNull();
  });

  it.each<[string, (store: ReturnType<typeof createUserStore>) => void]>([
    ['signs out', (store) => store.getState().signOut()],
    ['signs out in another tab', (store) => store.setState({ user: null })],
    ['is followed by a new customer', (store) => store.getState().signUp(user)],
  ])('is dropped when the administrator %s', (_, leave) => {
    const store = signedIn();
    leave(store);
    expect(store.getState().typedSignIn()).toBeNull();
  });

  it('outlasts a change of the profile', () => {
    const store = signedIn();
    store.getState().updateProfile({ city: 'Thika' });
    expect(store.getState().typedSignIn()).toEqual(typed);
  });
});

describe('the lists of whoever was signed in before', () => {
  const next: User = { ...user, id: 'u2' };
  const sampleOrder = { ...order, id: 'ORD-001' };

  function leftBy(first: User | null) {
    const account = createAccount();
    if (first) account().signUp(first);
    const { id } = account().addReservation(reservation);
    account().addReview(review);
    account().putRecord('requests', request('guest'));
    account().putRecord(
      'requests',
      request('table-1', { owner: first?.id ?? null, record: { kind: 'RES', id } }),
    );
    account().signOut();
    return account;
  }

  it('are still theirs when somebody else signs up, until that customer starts empty', () => {
    const account = leftBy(user);
    account().signUp(next);
    expect(account().listsOwner).toBe('u1');
    const own = account().addReservation(reservation);
    account().putRecord('requests', request('table-2', { owner: 'u2', record: { kind: 'RES', id: own.id } }));
    account().startEmpty();
    expect(account()).toMatchObject({ listsOwner: 'u2', reservations: [own], reviews: [] });
    expect(account().requests.map(({ id }) => id)).toEqual(['guest', 'table-2']);
  });

  it('become those of a customer who keeps them', () => {
    const account = leftBy(user);
    account().signIn(next, []);
    account().keepLists();
    expect(account()).toMatchObject({ listsOwner: 'u2', reservations: [{ id: 'RES-001' }] });
    expect(account().requests.map(({ owner }) => owner)).toEqual([null, 'u2']);
  });

  it('are not asked about when the same customer comes back, or when there are none', () => {
    const account = leftBy(user);
    account().signIn(user, []);
    expect(account().listsOwner).toBe('u1');
    const empty = createAccount();
    empty().signUp(user);
    empty().addOrder(order);
    empty().signIn(next, [sampleOrder]);
    expect(empty().listsOwner).toBe('u2');
  });

  it('lose their orders to the samples at sign-in, so a request for one stands alone', () => {
    const account = createAccount();
    account().signUp(user);
    account().putRecord(
      'requests',
      request('order-1', { owner: 'u1', record: { kind: 'ORD', id: 'ORD-001' } }),
    );
    account().signIn(user, [sampleOrder]);
    expect(account().requests).toMatchObject([{ id: 'order-1', record: null }]);
  });
});
