import { Field, TextInput } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { AccountForm } from './AccountForm';
import { checkRepeated, NewPasswordFields } from './NewPasswordFields';

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
        check: checkRepeated('newPassword'),
        run: ({ currentPassword = '', newPassword = '' }) => changePassword(currentPassword, newPassword),
      }}
    >
      {(errors) => (
        <>
          <Field label="Present Password" error={errors.currentPassword}>
            <TextInput type="password" name="currentPassword" autoComplete="current-password" required />
          </Field>
          <NewPasswordFields name="newPassword" errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
