import { formErrors, missing, personProblems, type FormErrors } from '@venue/shared/rules';

/** The form with nothing typed; `acceptsTerms` is empty unless the box is ticked (requirements 3, Forms). */
export const EMPTY_SIGN_UP = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  acceptsTerms: '',
};
export type SignUpForm = typeof EMPTY_SIGN_UP;

/** Whether the password and its repetition are the same (requirements 5, Sign-up). */
export function passwordsMatch(form: Pick<SignUpForm, 'password' | 'confirmPassword'>): boolean {
  return form.password === form.confirmPassword;
}

/** Sign-up: all fields, equal passwords and accepted terms (requirements 5, Sign-up; decisions, Sign-up). */
export function checkSignUp(form: SignUpForm): FormErrors<SignUpForm> {
  return formErrors({
    ...personProblems(form),
    password: form.password === '' && 'Choose a password',
    confirmPassword: !passwordsMatch(form) && 'Passwords do not match!',
    acceptsTerms: missing(form.acceptsTerms, 'Accept the terms and conditions to create an account'),
  });
}
