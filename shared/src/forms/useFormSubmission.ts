import { notify } from '@venue/shared/notify';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '../rules';
import { controlOf, controlsOf, readForm, type TextForm } from './formValues';

/** A destructive toast (requirements 8, Form messages). */
export interface Refusal {
  title: string;
  text: string;
}

const refuseWith = ({ title, text }: Refusal) => notify.error(title, { text, untilSuccess: true });

interface Submission<Name extends string> {
  /** The form with nothing typed: one entry for each named control. */
  empty: TextForm<Name>;
  /** What is wrong with which field: one of the `check…` rules. */
  check?: (form: TextForm<NoInfer<Name>>) => FormErrors<TextForm<NoInfer<Name>>>;
  /** The toast when `check` finds something. Forms with native validation have none. */
  missing?: (form: TextForm<NoInfer<Name>>) => Refusal;
  /** Something that stands in the way before the fields are looked at, such as an empty cart. */
  refuse?: () => Refusal | null;
  /** Leaves "please fill in" to the browser (decisions, Native validation or toast). */
  native?: boolean;
  /** The last submit is still under way: another one is ignored. */
  busy?: boolean;
  /** What was typed stays in the form after a success. */
  keepsText?: boolean;
  /** All is well. */
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
 * A refused submit keeps what was typed, says why beside each field, and focuses the first; typing takes the field's
 * message away. A successful one empties the form. What is passed on has no spaces around it, passwords excepted.
 * `fill` puts text into controls by name, as if it had been typed; `read` returns what stands in them now.
 */
export function useFormSubmission<Name extends string>(submission: Submission<Name>) {
  const { empty, check, missing, refuse, native = false, busy = false, keepsText = false } = submission;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<TextForm<Name>>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const element = event.currentTarget;
    const refusal = refuse?.();
    if (refusal) return refuseWith(refusal);
    const values = readForm(element, empty);
    const found = check?.(values) ?? {};
    // At once, so that the focused field is already described by its message.
    flushSync(() => setErrors(found));
    const first = controlsOf(element).find(({ name }) => name in found);
    if (first) {
      if (missing) refuseWith(missing(values));
      return first.focus();
    }
    submission.onValid(values);
    if (!keepsText) element.reset();
  };

  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    const typed = 'name' in target ? target.name : undefined;
    setErrors((known) => {
      const left: FormErrors<TextForm<Name>> = {};
      for (const name in known) if (name !== typed) left[name] = known[name];
      return Object.keys(left).length < Object.keys(known).length ? left : known;
    });
  };

  const fill = (values: Partial<TextForm<Name>>) => {
    for (const name in values) {
      const control = controlOf(form.current, name);
      const value = values[name];
      if (!control || value === undefined) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  const read = () => (form.current ? readForm(form.current, empty) : empty);

  const formProps = {
    ref: form,
    // `dialog` outside a dialog sends nothing. Without it, a browser with scripts off would put the data into the address.
    method: 'dialog',
    onSubmit: submit,
    onInput: forgive,
    noValidate: !native,
  };
  return { formProps, errors, fill, read };
}
