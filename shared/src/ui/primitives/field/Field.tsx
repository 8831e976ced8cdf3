import { useId, useState, type ReactNode } from 'react';
import type { Elements } from '../../elements';
import { Icon } from '../icon/Icon';
import * as S from './Field.styles';
import { FieldContext } from './FieldContext';
import { useInputProblem } from './useInputProblem';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  /** Whether it is announced when it appears, politely. */
  isLive?: boolean;
}

/** The error of a field. */
function FieldError({ id, error, isLive = true }: FieldErrorProps) {
  return (
    <div id={id} aria-live={isLive ? 'polite' : undefined}>
      {error && (
        <S.Error>
          <Icon name="warning" size="1.3em" />
          <span>{error}</span>
        </S.Error>
      )}
    </div>
  );
}

interface FieldProps {
  label: string;
  /** Help shown before any error, such as a format. */
  hint?: string;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /** Shows "(optional)" beside the label. */
  optional?: boolean;
  /** One control, such as `TextInput`. */
  children: ReactNode;
}

/**
 * A form field: label, control, hint and error, connected for screen readers. Its error is announced while the control
 * has the focus. That of another field is read with it when the focus comes there, so that a form with several errors
 * does not announce them all at once.
 */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const input = useInputProblem();
  // What the browser can't read is no blank field, though its value is blank.
  const problem = input.problem ?? error;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <S.Root onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)} {...input.listeners}>
      <S.Label htmlFor={id}>
        <span>{label}</span>
        {optional && <S.Optional> (optional)</S.Optional>}
      </S.Label>
      {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      <FieldContext value={{ id, describedBy, invalid: Boolean(problem) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={problem} isLive={hasFocus} />
    </S.Root>
  );
}

/** Controls that answer one question, in a fieldset with a legend. */
export function FieldGroup({ legend, children }: { legend: string; children: Elements }) {
  return (
    <S.Group>
      <S.Legend>{legend}</S.Legend>
      {children}
    </S.Group>
  );
}

export { FieldError };
