import { TEST_ACCOUNTS, type TestAccount } from '@venue/shared/venue';
import { Button, ListRows } from '@venue/shared/ui';
import { useId } from 'react';
import * as S from './TestAccounts.styles';

/** The two test accounts, each with a button that fills the form (requirements 2, Sign-in). */
export function TestAccounts({ onFill }: { onFill: (account: TestAccount) => void }) {
  const id = useId();
  return (
    <S.Box aria-labelledby={id}>
      <S.Title id={id}>Test accounts</S.Title>
      <ListRows role="list">
        {TEST_ACCOUNTS.map((account) => (
          <S.Account key={account.label}>
            <S.Text>
              <S.Role>{account.label}</S.Role>
              <S.Credentials>
                <span>{account.email}</span>
                <br />
                <span>{account.password}</span>
              </S.Credentials>
            </S.Text>
            <Button tone="quiet" size="small" onClick={() => onFill(account)}>
              {`Use ${account.label}`}
            </Button>
          </S.Account>
        ))}
      </ListRows>
    </S.Box>
  );
}
