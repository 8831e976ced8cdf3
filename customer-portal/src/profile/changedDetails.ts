import type { Profile, User } from '@venue/shared/types';

const FIELDS = ['name', 'email', 'phone', 'address', 'city'] as const satisfies (keyof Profile)[];

/** Only what the person changed, without spaces around it: the rest may be newer in another tab. */
export function changedDetails(user: User, form: Profile): Partial<Profile> {
  const changed: Partial<Profile> = {};
  for (const field of FIELDS) {
    const typed = form[field].trim();
    if (typed !== user[field]) changed[field] = typed;
  }
  return changed;
}
