import { useId, type ReactNode } from 'react';
import type { Elements } from '../../elements';
import { Icon } from '../icon/Icon';
import * as S from './Field.styles';
import { FieldContext } from './FieldContext';

/** The error of a field, announced politely when it appears. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
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

/** A form field: label, control, hint and error, connected for screen readers. */
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <S.Root>
      <S.Label htmlFor={id}>
        <span>{label}</span>
        {optional && <S.Optional> (optional)</S.Optional>}
      </S.Label>
      {hint && <S.Hint id={`${id}-hint`}>{hint}</S.Hint>}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={error} />
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
