import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { Elements } from '../../elements';
import { Icon } from '../icon/Icon';
import * as S from './Field.styles';
import { FieldContext } from './FieldContext';
import { useInputProblem } from './useInputProblem';
import { Text } from '../text/Text';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
  /** Whether it is announced when it appears, politely. */
  isLive?: boolean;
  note?: string;
}

/** The error of a field. */
function FieldError({ id, error, isLive = true, note }: FieldErrorProps) {
  return (
    <div id={id} aria-live={isLive ? 'polite' : undefined}>
      {error && (
        <S.Error>
          <Icon name="warning" size="1.3em" />
          <span>{error}</span>
        </S.Error>
      )}
      {note && (
        <Text $step="small" $ink="ink3">
          {note}
        </Text>
      )}
    </div>
  );
}

/** How many characters of a limit are left when the field begins to say so, and in what steps, since it is read aloud. */
const COUNTED_CHARACTERS = 100;
const COUNTED_STEP = 10;

/** "20 characters left" at most, near the end of a field's limit. */
function leftText({ target }: FormEvent): string {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return '';
  const left = target.maxLength - target.value.length;
  const isNear = target.maxLength > 0 && left < Math.min(COUNTED_CHARACTERS, target.maxLength / 5);
  if (!isNear) return '';
  return left <= 0
    ? `No more than ${target.maxLength} characters fit`
    : `${Math.ceil(left / COUNTED_STEP) * COUNTED_STEP} characters left at most`;
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
  const [left, setLeft] = useState('');
  const input = useInputProblem();
  // What the browser can't read is no blank field, though its value is blank.
  const problem = input.problem ?? error;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <S.Root
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        setLeft('');
      }}
      {...input.listeners}
      onInput={(event) => {
        input.listeners.onInput();
        setLeft(leftText(event));
      }}
    >
      <S.Label htmlFor={id}>
        <span>{label}</span>
        {optional && <S.Optional> (optional)</S.Optional>}
      </S.Label>
      {hint && (
        <Text $step="small" $ink="ink3" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      <FieldContext value={{ id, describedBy, invalid: Boolean(problem) }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={problem} isLive={hasFocus} note={left} />
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
