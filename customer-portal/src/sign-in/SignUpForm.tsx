import { venueNow } from '@venue/shared/browser';
import { EmailField, NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { notify } from '@venue/shared/notify';
import { paths } from '@venue/shared/paths';
import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { Checkbox, Field, Text } from '@venue/shared/ui';
import { Link } from 'react-router-dom';
import { newCustomer } from './newCustomer';
import { PasswordInput } from './PasswordInput';
import * as S from './SignInScreen.styles';
import { checkSignUp, EMPTY_SIGN_UP, passwordsMatch } from './checkSignUp';

interface SignUpFormProps {
  busy: boolean;
  onSignedUp: (user: User) => void;
}

const mismatchOf = (form: typeof EMPTY_SIGN_UP) =>
  passwordsMatch(form) ? null : { title: 'Password Mismatch', text: 'Please ensure your passwords match.' };

/** Creates a customer on this device. The password is not stored (decisions, Sign-up). */
export function SignUpForm({ busy, onSignedUp }: SignUpFormProps) {
  const signUp = useUser((state) => state.signUp);
  const { formProps, errors } = useFormSubmission({
    empty: EMPTY_SIGN_UP,
    check: checkSignUp,
    missing: (form) =>
      mismatchOf(form) ?? { title: 'Missing Information', text: 'Please fill in all required fields.' },
    wrong: mismatchOf,
    busy,
    keepsText: true,
    onValid: (form) => {
      const user = newCustomer(form, venueNow());
      signUp(user);
      notify.success('Account created successfully');
      onSignedUp(user);
    },
  });

  return (
    <S.Form {...formProps} aria-label="Sign Up">
      <NameField error={errors.name} />
      <EmailField error={errors.email} />
      <PhoneField error={errors.phone} />
      <Field label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <Checkbox
        name="acceptsTerms"
        required
        error={errors.acceptsTerms}
        label={
          <span>
            I accept the{' '}
            <Link to={paths.terms()} target="_blank">
              terms and conditions (opens in a new tab)
            </Link>
          </span>
        }
      />
      <SubmitButton busy={busy}>Create Account</SubmitButton>
      <Text $step="small" $ink="ink3">
        Your account lives on this device until you sign out. We keep no password, so it can’t sign in again
        after that.
      </Text>
    </S.Form>
  );
}
