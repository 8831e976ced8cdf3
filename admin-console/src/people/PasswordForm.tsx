import { Field, TextInput } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { AccountForm, type Errors } from './AccountForm';

/** The password of whoever is signed in to the live server; their other sessions end with it. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { changePassword } = useVenueData();
  return (
    <AccountForm
      title="Change Password"
      onClose={onClose}
      submit={{
        label: 'Change Password',
        done: 'Password changed. You are signed out everywhere else.',
        check: ({ newPassword, again }): Errors =>
          newPassword === again ? {} : { again: 'This is not the same as the new password.' },
        run: ({ currentPassword = '', newPassword = '' }) => changePassword(currentPassword, newPassword),
      }}
    >
      {(errors) => (
        <>
          <Field label="Present Password" error={errors.currentPassword}>
            <TextInput type="password" name="currentPassword" autoComplete="current-password" required />
          </Field>
          <Field label="New Password" hint="At least 8 characters" error={errors.newPassword}>
            <TextInput type="password" name="newPassword" autoComplete="new-password" required />
          </Field>
          <Field label="New Password Again" error={errors.again}>
            <TextInput type="password" name="again" autoComplete="new-password" required />
          </Field>
        </>
      )}
    </AccountForm>
  );
}
