import type { Profile, User } from '@venue/shared/types';

/** What a person edits of their account; a detail that is forgotten here does not compile. */
export const profileOf = ({ name, email, phone, address, city }: User): Profile => ({
  name,
  email,
  phone,
  address,
  city,
});

/** Only what the person changed, without spaces around it: the rest may be newer in another tab. */
export const changedDetails = (user: User, form: Profile): Partial<Profile> => changes(profileOf(user), form);

/** What another tab changed of the account, except what the person is changing in this form as well. */
export const savedElsewhere = (before: User, now: User, form: Profile): Partial<Profile> =>
  without(changedDetails(before, profileOf(now)), changedDetails(before, form));

function changes<Name extends string>(saved: Record<Name, string>, form: Record<Name, string>) {
  const changed: Partial<Record<Name, string>> = {};
  for (const name in saved) {
    const typed = form[name].trim();
    if (typed !== saved[name]) changed[name] = typed;
  }
  return changed;
}

function without<Name extends string>(
  values: Partial<Record<Name, string>>,
  excluded: Partial<Record<Name, string>>,
) {
  const left: Partial<Record<Name, string>> = {};
  for (const name in values) if (!(name in excluded)) left[name] = values[name];
  return left;
}
