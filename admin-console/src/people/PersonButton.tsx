// decisions, People
import { isolated } from '@venue/shared/text';
import { Button, ConfirmDialog, Dialog, Stack, Text, VisuallyHidden } from '@venue/shared/ui';
import { useState } from 'react';
import { useStateOfPath } from '../console/useStateOfPath';
import { useVenueData } from '../data/VenueData';
import { useLiveSignIn } from '../source/LiveSignInProvider';
import { AccountsDialog } from './AccountsDialog';
import { PasswordForm } from './PasswordForm';
import { roleName } from './roleName';
import { SecondFactorForm } from './SecondFactorForm';
import { usePerson } from './usePerson';

type Opened = 'account' | 'accounts' | 'password' | 'second factor' | 'leaving';

/** Who is signed in to the live server; leads to their own account and to the next person. */
export function PersonButton() {
  const present = usePerson();
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const data = useVenueData();
  const signIn = useLiveSignIn();
  const [opened, setOpened] = useStateOfPath<Opened | null>(null);
  // A sign-in that ends takes nothing away that is being typed.
  const person = opened === null ? present : last;
  if (!person) return null;
  const { id, name, role, may, hasSecondFactor } = person;
  const close = () => setOpened(null);
  const change = () => {
    close();
    signIn();
  };
  const leave = () => {
    close();
    void data.leave();
  };
  const isUnsaved = () => Object.values(data.lists).some((list) => list.isUnsaved());
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpened('account')}>
        <VisuallyHidden>Signed in as </VisuallyHidden>
        <bdi>{name}</bdi>
      </Button>
      <Dialog open={opened === 'account'} onClose={close} title={`Signed in as ${isolated(name)}`}>
        <Stack $gap="s12">
          <Text>{`${roleName(role)} on the live server`}</Text>
          <Button tone="quiet" onClick={change}>
            Change Person
          </Button>
          {may.includes('updateAccount') && (
            <Button tone="quiet" onClick={() => setOpened('accounts')}>
              Accounts
            </Button>
          )}
          {may.includes('changePassword') && (
            <Button tone="quiet" onClick={() => setOpened('password')}>
              Change Password
            </Button>
          )}
          {may.includes('setSecondFactor') && (
            <Button tone="quiet" onClick={() => setOpened('second factor')}>
              {hasSecondFactor ? 'End the Second Factor' : 'Add a Second Factor'}
            </Button>
          )}
          <Button tone="quiet" onClick={() => (isUnsaved() ? setOpened('leaving') : leave())}>
            Sign Out of the Live Server
          </Button>
        </Stack>
      </Dialog>
      {opened === 'accounts' && <AccountsDialog ownId={id} onClose={close} />}
      {opened === 'password' && <PasswordForm onClose={close} />}
      {opened === 'second factor' && <SecondFactorForm isBegun={hasSecondFactor} onClose={close} />}
      <ConfirmDialog
        open={opened === 'leaving'}
        title="Sign out?"
        confirm={{ label: 'Sign Out', run: leave, otherwise: 'Stay' }}
        onClose={close}
      >
        Some changes are only here so far, and are lost when you sign out.
      </ConfirmDialog>
    </>
  );
}
