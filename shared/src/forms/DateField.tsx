import type { ComponentProps } from 'react';
import { STAFF_DATES, type DateLimits } from '../rules/dateLimits';
import { useNow } from '../ui/hooks/useNow';
import { DateInput } from '../ui/primitives/field/controls';
import { Field } from '../ui/primitives/field/Field';

interface DateFieldProps extends ComponentProps<typeof DateInput> {
  label?: string;
  /** What is wrong and how to correct it. */
  error?: string | undefined;
  /** The first and last date of today. A static page knows no today, so there the first date is open. */
  limits?: (now: Date) => DateLimits;
}

/** The field of a date. It takes the props of an input too. */
export function DateField({ label = 'Date', error, limits, ...input }: DateFieldProps) {
  const now = useNow();
  const range = limits && (now ? limits(now) : { min: undefined, max: STAFF_DATES.max });
  return (
    <Field label={label} error={error}>
      <DateInput {...input} {...range} />
    </Field>
  );
}
