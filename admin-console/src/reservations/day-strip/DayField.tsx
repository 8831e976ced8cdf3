import { useUncontrolledText } from '@venue/shared/address';
import { dateProblem, STAFF_DATES } from '@venue/shared/rules';
import { DateInput, FieldError, useInputProblem } from '@venue/shared/ui';
import { useCallback, useId } from 'react';
import * as S from './DayStrip.styles';

interface DayFieldProps {
  date: string;
  onDate: (date: string) => void;
}

/** The day of the strip, which follows each date that is typed whole; what is typed is never written over. */
export function DayField({ date, onDate }: DayFieldProps) {
  const errorId = useId();
  const { problem, listeners } = useInputProblem(date);
  const follow = useCallback(
    (typed: string) => {
      if (dateProblem(typed, STAFF_DATES) === false) onDate(typed);
    },
    [onDate],
  );
  const field = useUncontrolledText(date, follow);
  return (
    <S.Day {...listeners}>
      <DateInput
        {...field}
        required
        aria-label="Day"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        onBlur={({ currentTarget }) => currentTarget.checkValidity()}
      />
      <FieldError id={errorId} error={problem} />
    </S.Day>
  );
}
