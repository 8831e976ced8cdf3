import { useRef } from 'react';
import type { User } from '@venue/shared/types';
import type { TestAccount } from '@venue/shared/venue';
import { notify } from '@venue/shared/notify';
import { OtherWays } from './OtherWays';
import { SignInForm } from './SignInForm';
import * as S from './SignInScreen.styles';
import { TestAccounts } from './TestAccounts';

interface SignInPanelProps {
  busy: boolean;
  onSignedIn: (user: User) => void;
}

/** The form, the other ways to sign in, and the accounts to try it with. */
export function SignInPanel({ busy, onSignedIn }: SignInPanelProps) {
  const form = useRef<HTMLFormElement>(null);

  const fill = ({ email, password }: TestAccount) => {
    for (const [name, value] of Object.entries({ email, password })) {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement)) continue;
      control.value = value;
      // the form forgets what it said about the values before
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    notify.info('Test credentials filled');
  };

  return (
    <S.Parts>
      <SignInForm formRef={form} busy={busy} onSignedIn={onSignedIn} />
      <TestAccounts onFill={fill} />
      <OtherWays />
    </S.Parts>
  );
}
