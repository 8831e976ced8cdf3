import { keysOf, type Profile, type User } from '@venue/shared/types';

/** The fields of the account that a person edits. The return type makes it name all of them. */
export const profileOf = ({ name, email, phone, address, city }: User): Profile => ({
  name,
  email,
  phone,
  address,
  city,
});

/**
 * The fields that the person has changed, trimmed. The others are left out, because another tab may have newer values.
 */
export const changedDetails = (user: User, form: Profile): Partial<Profile> => changes(profileOf(user), form);

/** The fields that another tab has changed and that the person has not changed in this form. */
export const savedElsewhere = (before: User, now: User, form: Profile): Partial<Profile> =>
  without(changedDetails(before, profileOf(now)), changedDetails(before, form));

function changes<Name extends string>(saved: Record<Name, string>, form: Record<Name, string>) {
  const changed: Partial<Record<Name, string>> = {};
  for (const name of keysOf(saved)) {
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
  for (const name of keysOf(values)) if (!(name in excluded)) left[name] = values[name];
  return left;
}
