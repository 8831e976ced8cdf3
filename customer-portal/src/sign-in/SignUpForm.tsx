import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { checkSignUp, passwordsMatch } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { SignUpForm as SignUp, User } from '@venue/shared/types';
import { Button, Checkbox, Field, TextInput } from '@venue/shared/ui';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { checkWith } from '../forms/checkWith';
import { newCustomer } from './newCustomer';
import { PasswordInput } from './PasswordInput';
import * as S from './SignInScreen.styles';

const EMPTY: SignUp = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: false,
};

interface SignUpFormProps {
  busy: boolean;
  onSignedUp: (user: User) => void;
}

/** A new customer of this device; no password is kept (decisions: sign-up). */
export function SignUpForm({ busy, onSignedUp }: SignUpFormProps) {
  const signUp = useUser((state) => state.signUp);
  const { register, handleSubmit, getValues, formState } = useForm<SignUp>({
    defaultValues: EMPTY,
    resolver: checkWith(checkSignUp),
  });
  const problem = (field: keyof SignUp) => formState.errors[field]?.message;

  const refuse = () => {
    if (passwordsMatch(getValues()))
      notify.error('Missing Information', { text: 'Please fill in all required fields.' });
    else notify.error('Password Mismatch', { text: 'Please ensure your passwords match.' });
  };
  const accept = (form: SignUp) => {
    if (busy) return;
    const user = newCustomer(form, new Date());
    signUp(user);
    notify.success('Account created successfully');
    onSignedUp(user);
  };

  return (
    <S.Form noValidate aria-label="Sign Up" onSubmit={(event) => void handleSubmit(accept, refuse)(event)}>
      <Field label="Full Name" error={problem('name')}>
        <TextInput {...register('name')} required autoComplete="name" />
      </Field>
      <Field label="Email" error={problem('email')}>
        <TextInput {...register('email')} type="email" required autoComplete="email" />
      </Field>
      <Field label="Phone" error={problem('phone')}>
        <TextInput {...register('phone')} type="tel" required autoComplete="tel" />
      </Field>
      <Field label="Password" error={problem('password')}>
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={problem('confirmPassword')}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Checkbox
        {...register('acceptsTerms')}
        required
        error={problem('acceptsTerms')}
        label={
          <>
            I accept the <Link to={paths.terms()}>terms and conditions</Link>
          </>
        }
      />
      <Button type="submit" size="large" busy={busy}>
        Create Account
      </Button>
      <S.Small>
        Your account lives on this device until you sign out. We keep no password, so it can’t sign in again
        after that.
      </S.Small>
    </S.Form>
  );
}
