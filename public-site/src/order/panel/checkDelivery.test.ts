import { checkDelivery } from './checkDelivery';

const delivery = { name: 'Amina Yusuf', phone: '0700 000 000', address: 'Ruai', instructions: '' };

it('a delivery needs no instructions', () => {
  expect(checkDelivery(delivery)).toEqual({});
});

it.each(['name', 'phone', 'address'] as const)('a delivery requires %s', (field) => {
  expect(checkDelivery({ ...delivery, [field]: '' })).toEqual({ [field]: expect.any(String) });
});
