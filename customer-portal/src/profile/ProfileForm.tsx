import { EmailField, NameField, PhoneField, SubmitButton, useFormSubmission } from '@venue/shared/forms';
import { notify } from '@venue/shared/notify';
import { useUser } from '@venue/shared/stores';
import type { User } from '@venue/shared/types';
import { Cluster, Field, FormGrid, FormRow, PanelTitle, TextInput } from '@venue/shared/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { changedDetails, profileOf, savedElsewhere } from './changedDetails';
import * as S from './ProfileScreen.styles';
import { checkProfile } from './checkProfile';

/** Name, email and phone are required (requirements 5, Profile); native validation checks them. */
export function ProfileForm() {
  const user = useUser((state) => state.user);
  return user && <Form user={user} />;
}

function Form({ user }: { user: User }) {
  const updateProfile = useUser((state) => state.updateProfile);
  const id = useId();
  const { formProps, errors, fill, read } = useFormSubmission({
    empty: profileOf(user),
    check: checkProfile,
    native: true,
    keepsText: true,
    onValid: (form) => {
      const changed = changedDetails(user, form);
      updateProfile(changed);
      fill(changed);
      notify.success('Profile updated successfully!');
    },
  });

  // Changes saved in another tab appear here, except in fields that this person has edited.
  const shown = useRef(user);
  const applyOtherTab = useEffectEvent((before: User) =>
    fill(savedElsewhere(before, user, read()), { withBlanks: true }),
  );
  useEffect(() => {
    applyOtherTab(shown.current);
    shown.current = user;
  }, [user]);

  return (
    <S.Form as="form" $gap="s24" {...formProps} aria-labelledby={id}>
      <PanelTitle id={id}>Personal details</PanelTitle>
      <FormGrid>
        <FormRow>
          <NameField defaultValue={user.name} error={errors.name} />
        </FormRow>
        <EmailField defaultValue={user.email} error={errors.email} />
        <PhoneField defaultValue={user.phone} error={errors.phone} />
        <Field label="Address" optional>
          <TextInput name="address" defaultValue={user.address} autoComplete="address-line1" />
        </Field>
        <Field label="City" optional>
          <TextInput name="city" defaultValue={user.city} autoComplete="address-level2" />
        </Field>
      </FormGrid>
      <Cluster>
        <SubmitButton>Save Changes</SubmitButton>
      </Cluster>
    </S.Form>
  );
}
