/** The text of the sign-in form by control (requirements 3, Forms). */
export interface SignInForm {
  email: string;
  password: string;
}
