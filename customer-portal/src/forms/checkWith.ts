import type { FormErrors } from '@venue/shared/rules';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Lets a rule of the venue judge a form of react-hook-form. */
export function checkWith<Form extends FieldValues>(check: (form: Form) => FormErrors<Form>): Resolver<Form> {
  return (values) => {
    const messages = Object.entries<string | undefined>(check(values));
    if (messages.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(messages.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Form> }; // every name is a field of `Form`
  };
}
