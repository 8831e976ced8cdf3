import { formErrors, personProblems, type FormErrors } from '@venue/shared/rules';
import type { Profile } from '@venue/shared/types';

/** Profile: name, email and phone are required (requirements 5, Profile). */
export function checkProfile(form: Profile): FormErrors<Profile> {
  return formErrors(personProblems(form));
}
