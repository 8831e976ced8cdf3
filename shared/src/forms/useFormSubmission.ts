import { notify } from '@venue/shared/notify';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '../rules';
import { controlOf, readForm, type TextForm } from './formValues';

/** A destructive toast of the catalogue (spec 8). */
export interface Refusal {
  title: string;
  text: string;
}

const refuseWith = ({ title, text }: Refusal) => notify.error(title, { text, untilSuccess: true });

interface Submission<Name extends string> {
  /** The form with nothing typed: every field, in the order in which the controls stand on the page. */
  empty: TextForm<Name>;
  /** What is wrong with which field: one of the `check…` rules. */
  check: (form: TextForm<NoInfer<Name>>) => FormErrors<TextForm<NoInfer<Name>>>;
  /** The catalogue's toast when `check` finds something. Forms with native validation have none. */
  missing?: Refusal;
  /** Something that stands in the way before the fields are looked at, such as an empty cart. */
  refuse?: () => Refusal | null;
  /** Leaves "please fill in" to the browser (decisions: native validation or toast). */
  native?: boolean;
  /** All is well. Afterwards the form is empty again. */
  onValid: (form: TextForm<NoInfer<Name>>) => void;
}

/**
 * An uncontrolled form. Spread `formProps` on the `<form>`, give each control the `name` of its field and each `Field`
 * its `errors[name]`, and end with a `SubmitButton`:
 *
 *     const { formProps, errors, fill } = useFormSubmission({ empty: EMPTY, check, missing, onValid });
 *     <form {...formProps} aria-labelledby={…}>
 *       <Field label="Full Name" error={errors.name}><TextInput name="name" required /></Field>
 *
 * A refused submit keeps what was typed, says why beside each field, and focuses the first; typing takes the
 * field's message away. A successful one empties the form. What is passed on has no spaces around
 * it. `fill` puts text into controls by name.
 */
export function useFormSubmission<Name extends string>(submission: Submission<Name>) {
  const { empty, check, missing, refuse, native = false, onValid } = submission;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<TextForm<Name>>>({});

  const forgive = (names: readonly string[]) =>
    setErrors((known) => {
      if (!names.some((name) => name in known)) return known;
      const left: FormErrors<TextForm<Name>> = {};
      for (const name in empty) if (!names.includes(name) && known[name]) left[name] = known[name];
      return left;
    });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refusal = refuse?.();
    if (refusal) return refuseWith(refusal);
    const values = readForm(event.currentTarget, empty);
    const found = check(values);
    // At once, so that the focused field is already described by its message.
    flushSync(() => setErrors(found));
    const first = Object.keys(empty).find((name) => name in found);
    if (first) {
      if (missing) refuseWith(missing);
      controlOf(form.current, first)?.focus();
      return;
    }
    onValid(values);
    event.currentTarget.reset();
  };

  const typed = ({ target }: FormEvent<HTMLFormElement>) => {
    if ('name' in target && typeof target.name === 'string') forgive([target.name]);
  };

  const fill = (values: Partial<TextForm<Name>>) => {
    for (const name in empty) {
      const control = controlOf(form.current, name);
      const value = values[name];
      if (control && value !== undefined) control.value = value;
    }
    forgive(Object.keys(values));
  };

  // `dialog` outside a dialog sends nothing. Without it, a browser with scripts off would put the data into the address.
  const formProps = {
    ref: form,
    method: 'dialog',
    onSubmit: submit,
    onInput: typed,
    noValidate: !native,
  };
  return { formProps, errors, fill };
}
