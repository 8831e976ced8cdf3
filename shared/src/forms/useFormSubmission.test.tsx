import { connectToasts, type Toast } from '@venue/shared/notify';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { checkDelivery } from '../rules';
import type { DeliveryForm } from '../types';
import { Field, TextInput } from '../ui';
import { SubmitButton } from './SubmitButton';
import { useFormSubmission } from './useFormSubmission';

const toasts: Toast[] = [];
connectToasts((toast) => toasts.push(toast));
beforeEach(() => toasts.splice(0));

const sent = jest.fn<undefined, [DeliveryForm]>();
beforeEach(() => sent.mockClear());

function Delivery({ native = false, blocked = false }) {
  const { formProps, errors, fill } = useFormSubmission({
    empty: { name: '', phone: '', address: '', instructions: '' },
    check: checkDelivery,
    native,
    ...(!native && { missing: { title: 'Missing', text: 'Please fill in.' } }),
    refuse: () => (blocked ? { title: 'Closed', text: 'Come back.' } : null),
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
      <button type="button" onClick={() => fill({ name: 'Amina', phone: '0700' })}>
        Fill
      </button>
      <SubmitButton>Send</SubmitButton>
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send' });

it('says what is missing in a toast and beside each field, focuses the first, and keeps what was typed', async () => {
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

it('takes a message away as soon as the visitor types into its field', async () => {
  render(<Delivery />);
  await userEvent.click(send());
  await userEvent.type(field('Phone'), '0');
  expect(screen.queryByText('Enter your phone number')).not.toBeInTheDocument();
  expect(screen.getByText('Enter your name')).toBeVisible();
});

it('passes trimmed text on, empties the form, and counts a double click once', async () => {
  render(<Delivery />);
  await userEvent.type(field('Name'), ' Amina ');
  await userEvent.type(field('Phone'), '0700');
  await userEvent.type(field('Address'), 'Kamulu');
  await userEvent.dblClick(send());
  expect(sent.mock.calls).toEqual([[{ name: 'Amina', phone: '0700', address: 'Kamulu', instructions: '' }]]);
  expect(field('Name')).toHaveValue('');
  expect(toasts).toEqual([]);
});

it('says once what is missing when the button is clicked twice, and again at the next press', async () => {
  render(<Delivery />);
  await userEvent.dblClick(send());
  expect(toasts).toHaveLength(1);
  send().focus();
  await userEvent.keyboard('{Enter}');
  expect(toasts).toHaveLength(2);
});

it('swallows no press of a key after a success', async () => {
  render(<Delivery />);
  for (const order of [1, 2]) {
    await userEvent.type(field('Name'), 'Amina');
    await userEvent.type(field('Phone'), '0700');
    await userEvent.type(field('Address'), 'Kamulu{Enter}');
    expect(sent).toHaveBeenCalledTimes(order);
  }
});

it('fills in saved details and forgives those fields', async () => {
  render(<Delivery />);
  await userEvent.click(send());
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }));
  expect(field('Name')).toHaveValue('Amina');
  expect(field('Phone')).toBeValid();
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
  expect(screen.getByText('Enter the delivery address')).toBeVisible();
});

it('says what stands in the way before it looks at the fields', async () => {
  render(<Delivery blocked />);
  await userEvent.click(send());
  expect(toasts).toEqual([{ title: 'Closed', text: 'Come back.', tone: 'error', untilSuccess: true }]);
  expect(screen.queryByText('Enter your name')).not.toBeInTheDocument();
});

it('leaves empty fields to the browser where validation is native, and catches blanks without a toast', async () => {
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

it('never puts what was typed into the address, even where scripts are off', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Delivery />);
  expect(page.querySelector('form')).toHaveAttribute('method', 'dialog');
});
