import { earliestDate } from '@venue/shared/rules';
import { Field, TextInput, useNow } from '@venue/shared/ui';

/** A date from today in Nairobi on. The minimum is set after hydration, when today is known. */
export function DateField({ error }: { error: string | undefined }) {
  const now = useNow();
  return (
    <Field label="Date" error={error}>
      <TextInput name="date" type="date" required min={now ? earliestDate(now) : undefined} />
    </Field>
  );
}
