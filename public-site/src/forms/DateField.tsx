import { earliestDate } from '@venue/shared/rules';
import { Field, TextInput, useNow } from '@venue/shared/ui';

/** A day from today in Nairobi on; today is only known once the page is hydrated. */
export function DateField({ error }: { error: string | undefined }) {
  const now = useNow();
  return (
    <Field label="Date" error={error}>
      <TextInput name="date" type="date" required min={now ? earliestDate(now) : undefined} />
    </Field>
  );
}
