import { checkCustomer } from './checkCustomer';

const customer = {
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  phone: '0700 000 000',
  address: '',
  notes: '',
};

it('the checkout takes a customer without address and notes', () => {
  expect(checkCustomer(customer)).toEqual({});
});

it.each(['name', 'email', 'phone'] as const)('the checkout requires %s', (field) => {
  expect(checkCustomer({ ...customer, [field]: '' })).toEqual({ [field]: expect.any(String) });
});
