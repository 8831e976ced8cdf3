import { connectStorage } from '@venue/shared/stores';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AMINA, fill, openScreen, order, request, toasts } from '../testing/openScreen';
import ProfileScreen from './ProfileScreen';

const open = (account = {}) => openScreen(ProfileScreen, { address: '/profile', account });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function retype(name: RegExp | string, text: string) {
  await userEvent.clear(field(name));
  if (text) await fill(field(name), text);
}

it('/profile shows name, email, phone, address and city as they are', () => {
  open();
  expect(field('Full Name')).toHaveValue('Amina Wanjiru');
  expect(field('Email')).toHaveValue('amina@example.com');
  expect(field('Phone')).toHaveValue('+254 711 000 000');
  expect(field(/^Address/)).toHaveValue('Kamulu');
  expect(field(/^City/)).toHaveValue('Nairobi');
});

it('/profile saves changed details into the stored user, and says so', async () => {
  const { user } = open();
  await retype('Phone', '0722 000 000');
  await retype(/^City/, 'Thika');
  await press('Save Changes');
  expect(user.getState().user).toEqual({ ...AMINA, phone: '0722 000 000', city: 'Thika' });
  expect(toasts).toEqual([{ title: 'Profile updated successfully!', tone: 'success' }]);
});

it('/profile requires name, email and phone, by the browser itself', () => {
  open();
  for (const name of ['Full Name', 'Email', 'Phone']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  for (const name of [/^Address/, /^City/]) expect(field(name)).not.toBeRequired();
  expect(screen.getByRole('form', { name: 'Personal details' })).not.toHaveAttribute('novalidate');
});

it('/profile refuses blanks, and keeps the focus in their field', async () => {
  const { user } = open();
  await retype('Phone', '   ');
  await press('Save Changes');
  expect(field('Phone')).toBeInvalid();
  expect(field('Phone')).toHaveFocus();
  expect(user.getState().user).toEqual(AMINA);
});

it('/profile shows it when another tab has taken a detail away, and does not save it anew', async () => {
  const { user } = open();
  act(() => user.setState({ user: { ...AMINA, city: '' } }));
  expect(field(/^City/)).toHaveValue('');
  await retype('Phone', '0722');
  await press('Save Changes');
  expect(user.getState().user).toMatchObject({ phone: '0722', city: '' });
});

it('/profile shows what another tab saves, but never over what is being typed', async () => {
  const { user } = open();
  await retype('Phone', '0722');
  act(() => user.setState({ user: { ...AMINA, phone: '0733', city: 'Thika' } }));
  expect(field(/^City/)).toHaveValue('Thika');
  expect(field('Phone')).toHaveValue('0722');
  await press('Save Changes');
  expect(user.getState().user).toMatchObject({ phone: '0722', city: 'Thika' });
});

it('/profile has autocomplete hints for the browser', () => {
  open();
  const tokens = screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));
  expect(tokens).toEqual(['name', 'email', 'tel', 'address-line1', 'address-level2']);
});

describe('the person’s data', () => {
  const STORED: Record<string, unknown> = {
    user: AMINA,
    orders: [order('ORD-001')],
    reservations: [{ id: 'RES-001', date: '2026-11-21', time: '19:00', guests: 2, status: 'pending' }],
    tickets: [],
    reviews: [
      { id: 'REV-001', itemName: 'Kachumbari', rating: 5, date: '2026-11-20', comment: 'Good', mood: 'glad' },
    ],
    favorites: [{ id: 4, name: 'Mukimo', image: '', category: 'mains', price: 1200 }],
    cart: [{ id: 4, name: 'Mukimo', price: 1200, quantity: 1 }],
    requests: [request('table-1')],
  };

  function openStored() {
    localStorage.clear();
    for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, JSON.stringify(value));
    localStorage.setItem('authToken', 'secret');
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('orders.corrupt', '{oops');
    const screenOpened = open({ ready: false });
    let disconnect = () => {};
    act(() => {
      disconnect = connectStorage(screenOpened, { storage: localStorage });
    });
    return { ...screenOpened, disconnect };
  }

  it('the person’s data is not erased without asking', async () => {
    const { user, disconnect } = openStored();
    await press('Erase This Device');
    const question = within(screen.getByRole('alertdialog', { name: 'Erase this device?' }));
    expect(question.getByRole('button', { name: 'Download My Data first' })).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(user.getState().orders).toHaveLength(1);
    expect(localStorage.getItem('authToken')).toBe('secret');
    disconnect();
  });
});
