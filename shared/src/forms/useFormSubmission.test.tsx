import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formErrors, missing, nameProblem, phoneProblem, type FormErrors } from '../rules';
import { toasts } from '../testing';
import { Field, TextInput } from '../ui';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './useFormSubmission';
import { readForm } from './formValues';

beforeEach(() => toasts.splice(0));

type DeliveryForm = Record<'name' | 'phone' | 'address' | 'instructions', string>;

const checkDelivery = ({ name, phone, address }: DeliveryForm): FormErrors<DeliveryForm> =>
  formErrors({
    name: nameProblem(name),
    phone: phoneProblem(phone),
    address: missing(address, 'Enter the delivery address'),
  });

const sent = jest.fn<undefined, [DeliveryForm]>();
beforeEach(() => sent.mockClear());

function Delivery({
  native = false,
  blocked = false,
  busy = false,
  keepsText = false,
  check = checkDelivery,
}) {
  const { formProps, errors, fill } = useFormSubmission({
    empty: { name: '', phone: '', address: '', instructions: '' },
    check,
    native,
    ...(!native && { missing: () => ({ title: 'Missing', text: 'Please fill in.' }) }),
    precheck: () => (blocked ? { title: 'Closed', text: 'Come back.' } : null),
    busy,
    keepsText,
    onValid: sent,
  });
  return (
    <form {...formProps} aria-label="Delivery">
      <Field label="Name" error={errors.name}>
        <TextInput name="name" required />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <TextInput name="phone" required />
      </Field>
      <Field label="Address" error={errors.address}>
        <TextInput name="address" required />
      </Field>
      <Field label="Instructions" optional>
        <TextInput name="instructions" />
      </Field>
      <button type="button" onClick={() => fill({ name: 'Amina', phone: '0700', address: '' })}>
        Fill
      </button>
      <SubmitButton>Send</SubmitButton>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

it('a refused form says what is missing in a toast and beside each field, focuses the first, and keeps what was typed', async () => {
  render(<Delivery />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.click(send());
  expect(toasts).toEqual([{ title: 'Missing', text: 'Please fill in.', tone: 'error', untilSuccess: true }]);
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription('Enter your phone number');
  expect(field('Address')).toHaveAccessibleDescription('Enter the delivery address');
  expect(field('Name')).toHaveValue('Amina');
  expect(sent).not.toHaveBeenCalled();
});

it('a form takes a message away as soon as the visitor types into its field', async () => {
  render(<Delivery />);
  await userEvent.click(send());
  await userEvent.type(field('Phone'), '0');
  expect(screen.queryByText('Enter your phone number')).not.toBeInTheDocument();
  expect(screen.getByText('Enter your name')).toBeVisible();
});

it('a form passes trimmed text on, empties itself, and counts a double click once', async () => {
  render(<Delivery />);
  await userEvent.type(field('Name'), ' Amina ');
  await userEvent.type(field('Phone'), '0700');
  await userEvent.type(field('Address'), 'Kamulu');
  await userEvent.dblClick(send());
  expect(sent.mock.calls).toEqual([[{ name: 'Amina', phone: '0700', address: 'Kamulu', instructions: '' }]]);
  expect(field('Name')).toHaveValue('');
  expect(toasts).toEqual([]);
});

it('a refused form says once what is missing when its button is clicked twice, and again at the next press', async () => {
  render(<Delivery />);
  await userEvent.dblClick(send());
  expect(toasts).toHaveLength(1);
  send().focus();
  await userEvent.keyboard('{Enter}');
  expect(toasts).toHaveLength(2);
});

it('a form swallows no press of a key after a success', async () => {
  render(<Delivery />);
  for (const order of [1, 2]) {
    await userEvent.type(field('Name'), 'Amina');
    await userEvent.type(field('Phone'), '0700');
    await userEvent.type(field('Address'), 'Kamulu{Enter}');
    expect(sent).toHaveBeenCalledTimes(order);
  }
});

it('a form in which something is wrong but nothing blank shows the message of its field, and no toast', async () => {
  render(<Delivery check={() => ({ phone: 'Enter digits' })} />);
  await userEvent.type(field('Phone'), 'x');
  await userEvent.click(send());
  expect(toasts).toEqual([]);
  expect(field('Phone')).toHaveFocus();
  expect(field('Phone')).toHaveAccessibleDescription('Enter digits');
});

it('filling in saved details erases nothing where a detail is not saved', async () => {
  render(<Delivery />);
  await userEvent.type(field('Address'), 'Kamulu');
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field('Address')).toHaveValue('Kamulu');
});

it('a field with a limit says near its end how many characters are left', async () => {
  render(
    <Field label="Note">
      <TextInput maxLength={10} />
    </Field>,
  );
  await userEvent.type(field('Note'), '12345678');
  expect(screen.queryByText(/left/)).not.toBeInTheDocument();
  await userEvent.type(field('Note'), '9');
  expect(screen.getByText('10 characters left at most')).toBeVisible();
  await userEvent.type(field('Note'), '0ab');
  expect(field('Note')).toHaveValue('1234567890');
  expect(screen.getByText('No more than 10 characters fit')).toBeVisible();
});

it('two taps that a phone reports as single ones submit a form once', async () => {
  render(<Delivery />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Phone'), '0700');
  await userEvent.type(field('Address'), 'Kamulu');
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([]);
});

it('filling in saved details takes the messages of those fields away', async () => {
  render(<Delivery />);
  await userEvent.click(send());
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field('Name')).toHaveValue('Amina');
  expect(field('Phone')).toBeValid();
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
  expect(screen.getByText('Enter the delivery address')).toBeVisible();
});

it('a form says what stands in the way of a submit before it looks at the fields', async () => {
  render(<Delivery blocked />);
  await userEvent.click(send());
  expect(toasts).toEqual([{ title: 'Closed', text: 'Come back.', tone: 'error', untilSuccess: true }]);
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
});

it('a busy form ignores a submit while the one before is under way', async () => {
  render(<Delivery busy />);
  await userEvent.type(field('Name'), 'Amina');
  await userEvent.type(field('Phone'), '0700');
  await userEvent.type(field('Address'), 'Kamulu{Enter}');
  expect(sent).not.toHaveBeenCalled();
  expect(field('Name')).toHaveValue('Amina');
});

it('a form that keeps its text leaves what was typed after a success', async () => {
  render(<Delivery keepsText />);
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  await userEvent.type(field('Address'), 'Kamulu{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(field('Address')).toHaveValue('Kamulu');
});

it('a form with native validation leaves empty fields to the browser, and catches blanks without a toast', async () => {
  render(<Delivery native />);
  await userEvent.click(send());
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
  await userEvent.type(field('Name'), '  ');
  await userEvent.type(field('Phone'), '0700');
  await userEvent.type(field('Address'), 'Kamulu');
  await userEvent.click(send());
  expect(screen.getByText('Enter your name')).toBeVisible();
  expect(toasts).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});

it('a form never puts what was typed into the address, even where scripts are off', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Delivery />);
  expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
});

describe('reading a form', () => {
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
});
