import { notify } from '@venue/shared/notify';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { isBlank, type FormErrors } from '../rules';
import { keysOf } from '../types/keysOf';
import { controlOf, controlsOf, readForm, type TextForm } from './formValues';
import { readEmail } from './readEmail';
import { unreadableControls } from './unreadableControls';

/** A destructive toast (requirements 8, Form messages). */
export interface Refusal {
  title: string;
  text: string;
}

/** Milliseconds in which a second submit of an emptied form is the second tap of a double one. */
const REPEAT_MS = 800;

const showRefusal = ({ title, text }: Refusal) => notify.error(title, { text, untilSuccess: true });

interface Submission<Name extends string> {
  /** The form with nothing typed: one entry for each named control. */
  empty: TextForm<Name>;
  /** Finds the errors by field: one of the `check…` rules. */
  check?: (form: TextForm<NoInfer<Name>>) => FormErrors<TextForm<NoInfer<Name>>>;
  /** The toast when a field that must be filled in is blank. Forms with native validation have none. */
  missing?: (form: TextForm<NoInfer<Name>>) => Refusal;
  /** The toast when fields are wrong but none is blank; without one their messages say enough. */
  wrong?: (form: TextForm<NoInfer<Name>>) => Refusal | null;
  /** A reason to reject the submit before the fields are checked, such as an empty cart. */
  precheck?: () => Refusal | null;
  /** Leaves validation of the fields to the browser (decisions, Native validation or toast). */
  native?: boolean;
  /** The last submit is still in progress, so another one is ignored. */
  busy?: boolean;
  /** Keeps the text in the form after a successful submit. */
  keepsText?: boolean;
  /** Receives the form's text when nothing is wrong with it. */
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
 * A refused submit keeps what was typed, shows a message beside each wrong field and focuses the first of them. Typing
 * in a field removes its message. A successful submit empties the form. Text is trimmed, except in passwords.
 * `fill` sets controls by name as if their text had been typed, to blanks only when it is told to; `read` returns the current text.
 */
export function useFormSubmission<Name extends string>(submission: Submission<Name>) {
  const {
    empty,
    check,
    missing,
    wrong,
    precheck,
    native = false,
    busy = false,
    keepsText = false,
  } = submission;
  const form = useRef<HTMLFormElement>(null);
  const emptiedAt = useRef(-Infinity);
  const [errors, setErrors] = useState<FormErrors<TextForm<Name>>>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // iOS counts no taps, so `SubmitButton` can't tell the second one.
    if (busy || performance.now() - emptiedAt.current < REPEAT_MS) return;
    const element = event.currentTarget;
    const refusal = precheck?.();
    if (refusal) return showRefusal(refusal);
    const values = readForm(element, empty);
    const found = check?.(values) ?? {};
    // Synchronous, so that the field already has its message as description when it gets the focus.
    flushSync(() => {
      setErrors(found);
      // Their fields say so themselves.
      unreadableControls(element).forEach((control) => control.checkValidity());
    });
    const first = controlsOf(element).find(({ name }) => name in found);
    if (first) {
      const isMissing = Object.keys(found).some((name) => isBlank(values[name as Name]));
      const toast = (isMissing ? missing : wrong)?.(values);
      if (toast) showRefusal(toast);
      return first.focus();
    }
    submission.onValid(values);
    if (keepsText) return;
    element.reset();
    emptiedAt.current = performance.now();
  };

  const clearError = ({ target }: FormEvent<HTMLFormElement>) => {
    emptiedAt.current = -Infinity;
    // The browser itself would refuse a pasted address for what nobody sees in it.
    if (target instanceof HTMLInputElement && target.type === 'email' && /\p{Cf}/u.test(target.value))
      target.value = readEmail(target.value);
    const typed = 'name' in target ? target.name : undefined;
    setErrors((known) => {
      const left: FormErrors<TextForm<Name>> = {};
      for (const name of keysOf(known)) if (name !== typed) left[name] = known[name];
      return Object.keys(left).length < Object.keys(known).length ? left : known;
    });
  };

  const fill = (values: Partial<TextForm<Name>>, { withBlanks = false } = {}) => {
    for (const name of keysOf(values)) {
      const control = controlOf(form.current, name);
      const value = values[name];
      // A detail that nobody saved erases nothing.
      if (!control || value === undefined || (value === '' && !withBlanks)) continue;
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  const read = () => (form.current ? readForm(form.current, empty) : empty);

  const formProps = {
    ref: form,
    // A native submit would put the data into the address when scripts are off. With `dialog`, outside a dialog, the
    // browser submits nothing.
    method: 'dialog',
    onSubmit: submit,
    onInput: clearError,
    noValidate: !native,
  };
  return { formProps, errors, fill, read };
}
