import { Field, TextInput } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { OwnPasswordField, RoleField } from './AccountFields';
import { AccountForm } from './AccountForm';
import { checkRepeated, NewPasswordFields } from './NewPasswordFields';

/** Lets one more person sign in to the live server. */
export function NewAccountForm({ onClose }: { onClose: () => void }) {
  const { createAccount } = useVenueData();
  return (
    <AccountForm
      title="Add Person"
      onClose={onClose}
      submit={{
        label: 'Add Person',
        done: 'Person added. They can sign in now.',
        check: checkRepeated('password'),
        run: ({ name = '', email = '', role = '', password = '', currentPassword = '' }) =>
          createAccount({ name, email, role, password, currentPassword }),
      }}
    >
      {(errors) => (
        <>
          <Field label="Name" error={errors.name}>
            <TextInput name="name" dir="auto" autoComplete="off" required />
          </Field>
          <Field label="Email" error={errors.email}>
            <TextInput type="email" name="email" autoComplete="off" required />
          </Field>
          <RoleField />
          <NewPasswordFields name="password" label="First Password" errors={errors} />
          <OwnPasswordField errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
