import { render, screen } from '@testing-library/react';
import type { DeliveryForm } from '../types';
import { readForm } from './formValues';

const EMPTY: DeliveryForm = { name: '', phone: '', address: '', instructions: '' };

it('every field of a form is read, without spaces around it, and no other control', () => {
  render(
    <form aria-label="Delivery">
      <input name="phone" defaultValue=" 0711 000 000 " />
      <select name="address" defaultValue="Ruai">
        <option>Ruai</option>
      </select>
      <input name="coupon" defaultValue="FREE" />
      <input name="name" type="file" />
    </form>,
  );
  expect(readForm(screen.getByRole('form'), EMPTY)).toEqual({
    name: '',
    phone: '0711 000 000',
    address: 'Ruai',
    instructions: '',
  });
});

it('a form whose empty state forgets or invents a field does not compile', () => {
  // @ts-expect-error -- instructions is missing
  const forgotten: DeliveryForm = { name: '', phone: '', address: '' };
  // @ts-expect-error -- coupon is no field of it
  const invented: DeliveryForm = { ...EMPTY, coupon: '' };
  const form = document.createElement('form');
  // @ts-expect-error -- what was not read is not there
  expect(readForm(form, { name: '' }).phone).toBeUndefined();
  expect([forgotten, invented]).toHaveLength(2);
});
