import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { STAFF_DATES } from '../../../rules/dateLimits';
import { Icon } from '../icon/Icon';
import { FieldError } from './Field';
import * as S from './Field.styles';
import { useFieldControl } from './FieldContext';

type InputProps = ComponentPropsWithRef<'input'>;

/**
 * A one-line text field, also of type email, tel, password, date or time. Passes on all props of an input, `ref` too.
 */
export function TextInput(props: InputProps) {
  return <S.Input type="text" {...props} {...useFieldControl(props)} />;
}

/** A date. Its years have four digits: without limits, a browser takes six. Never controlled, see `useUncontrolledText`. */
export function DateInput(props: InputProps) {
  return <S.Input type="date" {...STAFF_DATES} {...props} {...useFieldControl(props)} />;
}

/**
 * A number, with the number keypad on phones, which has a decimal key for a `step` of "any". The wheel does not change it
 * (`keepNumbers`).
 */
export function NumberInput(props: InputProps) {
  const inputMode = props.step === 'any' ? 'decimal' : 'numeric';
  return <S.Input type="number" inputMode={inputMode} {...props} {...useFieldControl(props)} />;
}

/** A text field of several lines that grows with its text where the browser supports it. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <S.TextArea rows={4} {...props} {...useFieldControl(props)} />;
}

/** A select with `<option>`s as children. */
export function Select({ children, ...props }: ComponentPropsWithRef<'select'>) {
  return (
    <S.SelectBox>
      <S.Select {...props} {...useFieldControl(props)}>
        {children}
      </S.Select>
      <Icon name="chevron-down" />
    </S.SelectBox>
  );
}

/** A search field; needs an `aria-label` without a `Field` around it. */
export function SearchInput(props: InputProps) {
  return (
    <S.SearchBox>
      <Icon name="search" />
      <S.Input type="search" {...props} {...useFieldControl(props)} />
    </S.SearchBox>
  );
}

interface CheckboxProps extends InputProps {
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, error, ...props }: CheckboxProps) {
  const errorId = useId();
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  return (
    <div>
      <S.CheckLabel>
        <S.Check {...props} {...wrong} type="checkbox" />
        <span>{label}</span>
      </S.CheckLabel>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
