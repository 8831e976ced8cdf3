import { isolated } from '@venue/shared/text';
import { ACCOUNT_ROLES, type Account } from '@venue/shared/types';
import { Checkbox, Field, Options, Select, Text, TextInput } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { AccountForm } from './AccountForm';
import { checkRepeated, NewPasswordFields } from './NewPasswordFields';
import { roleName } from './roleName';

/** Customers have no work here: the role is offered only where an account has it. */
const rolesFor = (stored: string) =>
  [...new Set([...ACCOUNT_ROLES.filter((role) => role !== 'customer'), stored])].map((role) => ({
    ...{ value: role, label: roleName(role) },
  }));

interface PersonFormProps {
  /** Absent for a new one. */
  account?: Account | undefined;
  onClose: () => void;
}

/** Who may sign in to the live server, with which role and password. */
export function PersonForm({ account, onClose }: PersonFormProps) {
  const { createAccount, updateAccount } = useVenueData();
  const { role = 'host', isDisabled = false } = account ?? {};
  return (
    <AccountForm
      title={account ? `Edit ${isolated(account.name)}` : 'Add Person'}
      onClose={onClose}
      submit={{
        label: account ? 'Save' : 'Add Person',
        done: account
          ? 'Account changed. All its sign-ins have ended.'
          : 'Person added. They can sign in now.',
        check: checkRepeated('password'),
        run({ name = '', email = '', currentPassword = '', password = '', ...typed }) {
          const wanted = { role: typed.role ?? role, isDisabled: typed.maySignIn === undefined };
          if (!account) return createAccount({ name, email, role: wanted.role, password, currentPassword });
          return updateAccount({
            ...{ id: account.id, currentPassword },
            ...(wanted.role !== role && { role: wanted.role }),
            ...(wanted.isDisabled !== isDisabled && { isDisabled: wanted.isDisabled }),
            ...(password && { password }),
            ...(typed.endsSecondFactor && { endsSecondFactor: true }),
          });
        },
      }}
    >
      {(errors) => (
        <>
          {account ? (
            <Text>
              <bdi>{account.email}</bdi>
            </Text>
          ) : (
            <>
              <Field label="Name" error={errors.name}>
                <TextInput name="name" dir="auto" autoComplete="off" required />
              </Field>
              <Field label="Email" error={errors.email}>
                <TextInput type="email" name="email" autoComplete="off" required />
              </Field>
            </>
          )}
          <Field label="Role" hint="Hosts work with reservations. Administrators may do everything.">
            <Select name="role" defaultValue={role}>
              <Options options={rolesFor(role)} />
            </Select>
          </Field>
          {account && <Checkbox label="May sign in" name="maySignIn" defaultChecked={!isDisabled} />}
          {account?.hasSecondFactor && (
            <Checkbox label="End the second factor, which they have lost" name="endsSecondFactor" />
          )}
          <NewPasswordFields
            name="password"
            label={account ? 'New Password' : 'First Password'}
            isOptional={account !== undefined}
            errors={errors}
          />
          {/* A tablet may lie open. */}
          <Field label="Your Own Password" hint="To make sure that it is you" error={errors.currentPassword}>
            <TextInput type="password" name="currentPassword" autoComplete="current-password" required />
          </Field>
        </>
      )}
    </AccountForm>
  );
}
