import { ACCOUNT_ROLES, type Account } from '@venue/shared/types';
import { Field, Options, Select, TextInput } from '@venue/shared/ui';
import type { Errors } from './AccountForm';
import { roleName } from './roleName';

/** Customers have no work here: the role is offered only where an account has it. */
export function RoleField({ of: account }: { of?: Account }) {
  const stored = account?.role ?? 'host';
  const roles = [...new Set([...ACCOUNT_ROLES.filter((role) => role !== 'customer'), stored])];
  return (
    <Field label="Role" hint="Hosts work with reservations. Administrators may do everything.">
      <Select name="role" defaultValue={stored}>
        <Options options={roles.map((role) => ({ value: role, label: roleName(role) }))} />
      </Select>
    </Field>
  );
}

/** Of whoever is signed in, since a tablet may lie open. */
export const OwnPasswordField = ({ errors }: { errors: Errors }) => (
  <Field label="Your Own Password" hint="To make sure that it is you" error={errors.currentPassword}>
    <TextInput type="password" name="currentPassword" autoComplete="current-password" required />
  </Field>
);
