import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Checkbox, NumberInput, Select, TextArea, TextInput } from './controls';
import { Field } from './Field';

describe('a field', () => {
  it('a field names its control and describes it with its hint', () => {
    render(
      <Field label="Phone" hint="We call only about this booking.">
        <TextInput name="phone" type="tel" autoComplete="tel" required />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toHaveAccessibleDescription('We call only about this booking.');
    expect(input).toBeRequired();
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toHaveAttribute('autocomplete', 'tel');
  });

  it('a field shows its error beside the control and describes the control with it', () => {
    const field = (error?: string) => (
      <Field label="Phone" hint="With country code." error={error}>
        <TextInput name="phone" />
      </Field>
    );
    const { rerender } = render(field());
    act(() => screen.getByLabelText('Phone').focus());
    rerender(field('Please tell us a phone number.'));
    const input = screen.getByRole('textbox', { name: 'Phone' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('With country code. Please tell us a phone number.');
    expect(screen.getByText('Please tell us a phone number.').closest('[aria-live="polite"]')).not.toBeNull();
  });

  it('the error of a field without the focus is no live region of its own', () => {
    const field = (error?: string) => (
      <Field label="Phone" error={error}>
        <TextInput name="phone" />
      </Field>
    );
    const { rerender } = render(field());
    rerender(field('Please tell us a phone number.'));
    expect(screen.getByText('Please tell us a phone number.').closest('[aria-live]')).toBeNull();
  });

  it('a field keeps a description that its control already has', () => {
    render(
      <>
        <p id="rule">Eight letters.</p>
        <Field label="Password" hint="Keep it secret.">
          <TextInput aria-describedby="rule" />
        </Field>
      </>,
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Eight letters. Keep it secret.');
  });

  it('an uncontrolled field keeps what was typed', async () => {
    const ref = createRef<HTMLInputElement>();
    render(
      <form aria-label="Reservation">
        <Field label="Name">
          <TextInput ref={ref} name="name" defaultValue="Wan" />
        </Field>
        <Field label="Guests">
          <NumberInput name="guests" min={1} defaultValue={2} />
        </Field>
        <Field label="Time">
          <Select name="time" defaultValue="19:30">
            <option value="19:00">7:00 PM</option>
            <option value="19:30">7:30 PM</option>
          </Select>
        </Field>
        <Field label="Requests">
          <TextArea name="requests" />
        </Field>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'jiru');
    await userEvent.type(screen.getByLabelText('Requests'), 'By the fire');
    await userEvent.selectOptions(screen.getByLabelText('Time'), '7:00 PM');
    expect(screen.getByRole('form')).toHaveFormValues({
      name: 'Wanjiru',
      guests: 2,
      time: '19:00',
      requests: 'By the fire',
    });
    expect(ref.current).toBe(screen.getByLabelText('Name'));
  });
});

describe('other controls', () => {
  it('a checkbox is ticked by its label and shows its error', async () => {
    render(<Checkbox label="I agree to the terms" name="terms" error="Please accept the terms." />);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    await userEvent.click(screen.getByText('I agree to the terms'));
    expect(box).toBeChecked();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please accept the terms.');
  });
});
