import { venueNow } from '@venue/shared/browser';
import { SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { notify } from '@venue/shared/notify';
import { sampleOrders } from '@venue/shared/samples';
import { useUser } from '@venue/shared/stores';
import type { SignInForm, User } from '@venue/shared/types';
import { Banner, Field, Stack, TextInput } from '@venue/shared/ui';
import { useId, useRef, useState } from 'react';
import { OtherSignInMethods } from './OtherSignInMethods';
import { PasswordInput } from './PasswordInput';
import * as S from './SignInScreen.styles';
import { TestAccounts } from './TestAccounts';
import { matchCredentials } from './matchCredentials';

const EMPTY: SignInForm = { email: '', password: '' };
const INVALID_CREDENTIALS = 'Invalid credentials. Please try again.';

interface SignInPanelProps {
  busy: boolean;
  onSignedIn: (user: User) => void;
}

/**
 * The sign-in form, the test accounts and the other ways to sign in. The credentials are checked in the browser against
 * the two known pairs (requirements 5, Login).
 */
export function SignInPanel({ busy, onSignedIn }: SignInPanelProps) {
  const signIn = useUser((state) => state.signIn);
  const [hasFailed, setFailed] = useState(false);
  const errorId = useId();
  const passwordInput = useRef<HTMLInputElement>(null);

  const { formProps, fill } = useFormSubmission({
    empty: EMPTY,
    native: true,
    busy,
    keepsText: true,
    onValid: ({ email, password }) => {
      const user = matchCredentials(email, password);
      setFailed(!user);
      if (user) {
        signIn(user, sampleOrders(venueNow()), { email, password });
        notify.success('Login successful! Welcome back');
        return onSignedIn(user);
      }
      notify.error(INVALID_CREDENTIALS);
      passwordInput.current?.focus();
      passwordInput.current?.select();
    },
  });

  return (
    <Stack $gap="s24">
      <S.Form {...formProps} aria-label="Sign In" onInput={() => setFailed(false)}>
        <Field label="Email">
          <TextInput name="email" type="email" required autoComplete="username" inputMode="email" />
        </Field>
        <Field label="Password">
          <PasswordInput
            ref={passwordInput}
            name="password"
            autoComplete="current-password"
            aria-describedby={hasFailed ? errorId : undefined}
          />
        </Field>
        {hasFailed && (
          <div id={errorId}>
            <Banner tone="bad">{INVALID_CREDENTIALS}</Banner>
          </div>
        )}
        <SubmitButton busy={busy}>Sign In</SubmitButton>
      </S.Form>
      <TestAccounts
        onFill={({ email, password }) => {
          fill({ email, password });
          notify.info('Test credentials filled');
        }}
      />
      <OtherSignInMethods />
    </Stack>
  );
}
