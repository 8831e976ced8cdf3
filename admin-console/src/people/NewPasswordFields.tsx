import { Field, TextInput } from '@venue/shared/ui';
import type { Errors } from './AccountForm';

interface NewPasswordFieldsProps {
  /** Of the first field. */
  name: string;
  errors: Errors;
  label?: string;
  /** The account has one, which stays where none is typed. */
  isOptional?: boolean;
}

/** A password that is typed twice. */
export function NewPasswordFields({
  name,
  errors,
  label = 'New Password',
  isOptional = false,
}: NewPasswordFieldsProps) {
  const props = { type: 'password', autoComplete: 'new-password', required: !isOptional };
  return (
    <>
      <Field
        label={label}
        optional={isOptional}
        hint={`At least 8 characters${isOptional ? '. It ends the second factor too.' : ''}`}
        error={errors[name]}
      >
        <TextInput name={name} {...props} />
      </Field>
      <Field label={`${label} Again`} optional={isOptional} error={errors.again}>
        <TextInput name="again" {...props} />
      </Field>
    </>
  );
}

/** Whether it was typed twice the same. */
export const checkRepeated =
  (name: string) =>
  (typed: Record<string, string>): Errors =>
    typed[name] === typed.again ? {} : { again: 'This is not the same as the new password.' };
