import type { ComponentProps } from 'react';
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '../limits';
import { TextInput } from '../ui/primitives/field/controls';
import { Field } from '../ui/primitives/field/Field';

interface PersonFieldProps extends ComponentProps<typeof TextInput> {
  label?: string;
  /** What is wrong and how to correct it. */
  error: string | undefined;
}

/** The required field of a person's name. It takes the props of an input too. */
export function NameField({ label = 'Full Name', error, ...input }: PersonFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput name="name" required autoComplete="name" maxLength={NAME_MAX} {...input} />
    </Field>
  );
}

/** The required field of an e-mail address. It takes the props of an input too. */
export function EmailField({ label = 'Email', error, ...input }: PersonFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput name="email" type="email" required autoComplete="email" maxLength={EMAIL_MAX} {...input} />
    </Field>
  );
}

/** The required field of a phone number. It takes the props of an input too. */
export function PhoneField({ label = 'Phone', error, ...input }: PersonFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput name="phone" type="tel" required autoComplete="tel" maxLength={PHONE_MAX} {...input} />
    </Field>
  );
}
