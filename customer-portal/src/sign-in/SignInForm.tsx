import { notify } from '@venue/shared/notify';
import { matchCredentials } from '@venue/shared/rules';
import { sampleOrders } from '@venue/shared/samples';
import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { Banner, Button, Field, TextInput } from '@venue/shared/ui';
import { useId, useState, type FormEvent, type RefObject } from 'react';
import { PasswordInput } from './PasswordInput';
import * as S from './SignInScreen.styles';

const REFUSED = 'Invalid credentials. Please try again.';

interface SignInFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  busy: boolean;
  onSignedIn: (user: User) => void;
}

/** E-mail and password, checked in the browser against the two known pairs (spec 5). */
export function SignInForm({ formRef, busy, onSignedIn }: SignInFormProps) {
  const signIn = useUser((state) => state.signIn);
  const [refused, setRefused] = useState(false);
  const refusalId = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const user = matchCredentials(String(data.get('email')), String(data.get('password')));
    setRefused(!user);
    if (user) {
      signIn(user, sampleOrders(new Date()));
      notify.success('Login successful! Welcome back');
      onSignedIn(user);
      return;
    }
    notify.error(REFUSED);
    const password = event.currentTarget.elements.namedItem('password');
    if (!(password instanceof HTMLInputElement)) return;
    password.focus();
    password.select();
  };

  return (
    <S.Form ref={formRef} aria-label="Sign In" onSubmit={submit} onInput={() => setRefused(false)}>
      <Field label="Email">
        <TextInput name="email" type="email" required autoComplete="username" inputMode="email" />
      </Field>
      <Field label="Password">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          aria-describedby={refused ? refusalId : undefined}
        />
      </Field>
      {refused && (
        <div id={refusalId}>
          <Banner tone="bad">{REFUSED}</Banner>
        </div>
      )}
      <Button type="submit" size="large" busy={busy}>
        Sign In
      </Button>
    </S.Form>
  );
}
