import { notify } from '@venue/shared/notify';
import { checkProfile } from '@venue/shared/rules';
import { useUser } from '@venue/shared/stores';
import type { Profile, User } from '@venue/shared/types';
import { Button, Cluster, Field, FormGrid, PanelTitle, TextInput } from '@venue/shared/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { checkWith } from '../forms/checkWith';
import { changedDetails, profileOf } from './changedDetails';
import * as S from './ProfileScreen.styles';

/** Name, email and phone are required (spec 5); the browser asks for them. */
export function ProfileForm() {
  const user = useUser((state) => state.user);
  return user && <Form user={user} />;
}

function Form({ user }: { user: User }) {
  const updateProfile = useUser((state) => state.updateProfile);
  const id = useId();
  const { register, handleSubmit, reset, formState } = useForm<Profile>({
    defaultValues: profileOf(user),
    // what another tab saved appears here, but never over what is being typed
    values: profileOf(user),
    resetOptions: { keepDirtyValues: true },
    resolver: checkWith(checkProfile),
  });
  const problem = (field: keyof Profile) => formState.errors[field]?.message;

  const save = (form: Profile) => {
    const changed = changedDetails(user, form);
    updateProfile(changed);
    reset({ ...profileOf(user), ...changed });
    notify.success('Profile updated successfully!');
  };

  return (
    <S.Form as="form" $gap="s24" aria-labelledby={id} onSubmit={(event) => void handleSubmit(save)(event)}>
      <PanelTitle id={id}>Personal details</PanelTitle>
      <FormGrid>
        <div data-wide>
          <Field label="Full Name" error={problem('name')}>
            <TextInput {...register('name')} required autoComplete="name" />
          </Field>
        </div>
        <Field label="Email" error={problem('email')}>
          <TextInput {...register('email')} type="email" required autoComplete="email" />
        </Field>
        <Field label="Phone" error={problem('phone')}>
          <TextInput {...register('phone')} type="tel" required autoComplete="tel" />
        </Field>
        <Field label="Address" optional>
          <TextInput {...register('address')} autoComplete="street-address" />
        </Field>
        <Field label="City" optional>
          <TextInput {...register('city')} autoComplete="address-level2" />
        </Field>
      </FormGrid>
      <Cluster>
        <Button type="submit" size="large">
          Save Changes
        </Button>
      </Cluster>
    </S.Form>
  );
}
