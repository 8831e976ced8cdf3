// decisions, People
import type { Failure } from '@venue/shared/graphql';
import { formatDate, formatTime, nairobiClock, timeOf } from '@venue/shared/rules';
import type { Account } from '@venue/shared/types';
import { Button, Dialog, ListRow, ListRows, LoadingState, Text } from '@venue/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useVenueData } from '../data/VenueData';
import { EditButton } from '../records/EditButton';
import { problemOf } from '../records/problem';
import { ProblemBanner } from '../records/ProblemBanner';
import { useSignIns } from '../source/LiveSignInProvider';
import * as S from './AccountsDialog.styles';
import { PersonForm } from './PersonForm';
import { roleName } from './roleName';

interface AccountsDialogProps {
  /** Whose account another administrator changes. */
  ownId: number;
  onClose: () => void;
}

/** Who may sign in to the live server, and with which role. */
export function AccountsDialog({ ownId, onClose }: AccountsDialogProps) {
  const { accounts, failure, reload } = useAccounts();
  const [opened, setOpened] = useState<{ account?: Account } | null>(null);
  const close = () => {
    setOpened(null);
    reload();
  };
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Accounts"
        initialFocus="actions"
        actions={
          <>
            <Button tone="quiet" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => setOpened({})}>Add Person</Button>
          </>
        }
      >
        {failure && (
          <ProblemBanner problem={problemOf('Failed to load accounts. Please try again later.', failure)} />
        )}
        {!accounts && !failure && <LoadingState label="Loading accounts..." />}
        <ListRows role="list">
          {accounts?.map((account) => (
            <ListRow key={account.id}>
              <S.Account>
                <S.Name>
                  <bdi>{account.name}</bdi>
                </S.Name>
                <Text $step="small">
                  <bdi>{account.email}</bdi>
                </Text>
                <Text $step="small">{stateOf(account)}</Text>
              </S.Account>
              {account.id === String(ownId) ? (
                <Text $step="small">You</Text>
              ) : (
                <EditButton name={account.name} onEdit={() => setOpened({ account })} />
              )}
            </ListRow>
          ))}
        </ListRows>
      </Dialog>
      {opened && <PersonForm account={opened.account} onClose={close} />}
    </>
  );
}

/** "Host · Second factor · Signed in on Fri, 27 Nov 2026 at 6:32 PM". */
function stateOf({ role, isDisabled, hasSecondFactor, signedInAt }: Account) {
  const at = signedInAt === null ? null : nairobiClock(new Date(signedInAt));
  return [
    roleName(role),
    isDisabled && 'Disabled',
    hasSecondFactor && 'Second factor',
    at && `Signed in on ${formatDate(at.date)} at ${formatTime(timeOf(at.minutes))}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The accounts, loaded at first, after each sign-in, and by `reload`, during which they stay. */
function useAccounts() {
  const { fetchAccounts } = useVenueData();
  const signIns = useSignIns();
  const [loads, setLoads] = useState(0);
  const [accounts, setAccounts] = useState<Account[] | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    let isShown = true;
    void fetchAccounts().then((outcome) => {
      if (!isShown) return;
      setFailure(outcome.ok ? null : outcome.failure);
      if (outcome.ok) setAccounts(outcome.value);
    });
    return () => void (isShown = false);
  }, [fetchAccounts, signIns, loads]);
  return { accounts, failure, reload: useCallback(() => setLoads((before) => before + 1), []) };
}
