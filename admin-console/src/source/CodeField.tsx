import { Field, TextInput } from '@venue/shared/ui';

/** The six digits that an authenticator app shows. */
export const CodeField = ({ error }: { error: string | undefined }) => (
  <Field label="Code of the Authenticator App" error={error}>
    <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" required />
  </Field>
);
