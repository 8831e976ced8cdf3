import { isolated } from '@venue/shared/text';
import type { Account } from '@venue/shared/types';
import { Checkbox, Text } from '@venue/shared/ui';
import { useVenueData } from '../data/VenueData';
import { OwnPasswordField, RoleField } from './AccountFields';
import { AccountForm } from './AccountForm';
import { checkRepeated, NewPasswordFields } from './NewPasswordFields';

interface EditAccountFormProps {
  account: Account;
  onClose: () => void;
}

/** Changes what somebody may do, whether they may sign in, and what they sign in with. */
export function EditAccountForm({ account, onClose }: EditAccountFormProps) {
  const { updateAccount } = useVenueData();
  const { id, role, isDisabled, hasSecondFactor } = account;
  return (
    <AccountForm
      title={`Edit ${isolated(account.name)}`}
      onClose={onClose}
      submit={{
        label: 'Save',
        done: 'Account changed. All its sign-ins have ended.',
        check: checkRepeated('password'),
        run({ currentPassword = '', password, ...typed }) {
          const wanted = { role: typed.role ?? role, isDisabled: typed.maySignIn === undefined };
          return updateAccount({
            ...{ id, currentPassword },
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
          <Text>
            <bdi>{account.email}</bdi>
          </Text>
          <RoleField of={account} />
          <Checkbox label="May sign in" name="maySignIn" defaultChecked={!isDisabled} />
          {hasSecondFactor && (
            <Checkbox label="End the second factor, which they have lost" name="endsSecondFactor" />
          )}
          <NewPasswordFields name="password" isOptional errors={errors} />
          <OwnPasswordField errors={errors} />
        </>
      )}
    </AccountForm>
  );
}
