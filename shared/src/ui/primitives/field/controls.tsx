import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { FieldError } from './Field';
import * as S from './Field.styles';
import { useFieldControl } from './FieldContext';

type InputProps = ComponentPropsWithRef<'input'>;

/** One line of text, also `type` email, tel, password, date, time. Forwards everything an input takes, `ref` too. */
export function TextInput(props: InputProps) {
  return <S.Input type="text" {...props} {...useFieldControl(props)} />;
}

/** A whole number typed on a number pad. */
export function NumberInput(props: InputProps) {
  return <S.Input type="number" inputMode="numeric" {...props} {...useFieldControl(props)} />;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <S.TextArea rows={4} {...props} {...useFieldControl(props)} />;
}

/** One of a list of `<option>`s. */
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

/** Finds things in a list; `aria-label` when no `Field` names it. */
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

/** Yes or no, with its label beside it. */
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
