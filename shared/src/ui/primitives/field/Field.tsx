import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import * as S from './Field.styles';
import { FieldContext } from './FieldContext';

/** What is wrong with a field; said politely when it appears. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <S.Error>
          <Icon name="warning" size="1.3em" />
          {error}
        </S.Error>
      )}
    </div>
  );
}

interface FieldProps {
  label: string;
  /** Said before a mistake: a format, what it is for. */
  hint?: string;
  /** What is wrong, and how to put it right. */
  error?: string | undefined;
  /** Prints "(optional)" beside the label. */
  optional?: boolean;
  /** One control of this family. */
  children: ReactNode;
}

/** A form field: label, control, hint and error, wired together for everybody. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <S.Root>
      <S.Label htmlFor={id}>
        {label}
        {optional && <S.Optional> (optional)</S.Optional>}
      </S.Label>
      {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={error} />
    </S.Root>
  );
}

/** Several controls that answer one question, under one legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <S.Group>
      <S.Legend>{legend}</S.Legend>
      {children}
    </S.Group>
  );
}

export { FieldError };
