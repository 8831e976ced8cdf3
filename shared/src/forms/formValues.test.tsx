import { render, screen } from '@testing-library/react';
import { readForm } from './formValues';

type DeliveryForm = Record<'name' | 'phone' | 'address' | 'instructions', string>;

const EMPTY: DeliveryForm = { name: '', phone: '', address: '', instructions: '' };

it('every field of a form is read, without spaces around it', () => {
  render(
    <form aria-label="Delivery">
      <input name="phone" defaultValue=" 0711 000 000 " />
      <select name="address" defaultValue="Ruai">
        <option>Ruai</option>
      </select>
      <textarea name="instructions" defaultValue={'\nRing twice '} />
      <input name="name" type="file" />
      <input aria-label="Without a name" defaultValue="ignored" />
    </form>,
  );
  expect(readForm(screen.getByRole('form'), EMPTY)).toEqual({
    name: '',
    phone: '0711 000 000',
    address: 'Ruai',
    instructions: 'Ring twice',
  });
});

it('a password is read as it was typed, also while it is shown', () => {
  render(
    <form aria-label="Account">
      <input name="password" type="password" autoComplete="new-password" defaultValue=" ugali " />
      <input name="repeated" type="text" autoComplete="new-password" defaultValue=" ugali " />
    </form>,
  );
  expect(readForm(screen.getByRole('form'), { password: '', repeated: '' })).toEqual({
    password: ' ugali ',
    repeated: ' ugali ',
  });
});

it('a checkbox and a group of radio buttons are read as the value that is chosen, or as empty', () => {
  render(
    <form aria-label="Choices">
      <input name="terms" type="checkbox" defaultChecked />
      <input name="news" type="checkbox" />
      <input name="rating" type="radio" value="1" />
      <input name="rating" type="radio" value="2" defaultChecked />
    </form>,
  );
  expect(readForm(screen.getByRole('form'), { terms: '', news: '', rating: '' })).toEqual({
    terms: 'on',
    news: '',
    rating: '2',
  });
});

it('reading fails when a control is not read, or a field has no control', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="name"><input name="coupon">';
  expect(() => readForm(form, { name: '' })).toThrow('The form\'s control "coupon" is not read');
  expect(() => readForm(form, { name: '', coupon: '', phone: '' })).toThrow('no control "phone"');
});

it('a form whose empty state forgets or invents a field does not compile', () => {
  // @ts-expect-error -- instructions is missing
  const forgotten: DeliveryForm = { name: '', phone: '', address: '' };
  // @ts-expect-error -- coupon is no field of the form
  const invented: DeliveryForm = { ...EMPTY, coupon: '' };
  const form = document.createElement('form');
  form.innerHTML = '<input name="name">';
  // @ts-expect-error -- a field that was not read is not in the values
  expect(readForm(form, { name: '' }).phone).toBeUndefined();
  expect([forgotten, invented]).toHaveLength(2);
});
