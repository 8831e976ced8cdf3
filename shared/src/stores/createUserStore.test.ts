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

it('signing out keeps orders, reservations, tickets, reviews and favourites', () => {
  const account = createAccount();
  account().signUp(user);
  account().addOrder(order);
  account().addReservation(reservation);
  account().addTicket(ticket);
  account().addReview(review);
  account().addFavorite(dish);
  const { orders, reservations, tickets, reviews, favorites } = account();
  account().signOut();
  expect(account()).toMatchObject({ user: null, orders, reservations, tickets, reviews, favorites });
  expect([orders, reservations, tickets, reviews, favorites].map((list) => list.length)).toEqual([
    1, 1, 1, 1, 1,
  ]);
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

it('cancelling a ticket changes only that ticket, and can be undone', () => {
  const account = createAccount();
  account().addTicket(ticket);
  account().addTicket(ticket);
  account().setTicketStatus('TIC-002', 'cancelled');
  expect(account().tickets.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
  account().setTicketStatus('TIC-002', 'confirmed');
  expect(account().tickets.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
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
