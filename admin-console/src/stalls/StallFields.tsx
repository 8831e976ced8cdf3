import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import { STALL_STATUSES } from '@venue/shared/types';
import { Checkbox, Field, FieldGroup, Select, Stack, TextArea, TextInput } from '@venue/shared/ui';
import { statusLabel } from '@venue/shared/status';
import { useController, type UseFormReturn } from 'react-hook-form';
import { statusChoices } from '../lists/statusLabels';
import { Gallery } from './Gallery';
import type { StallFormValues } from './stallForm';
import * as S from './StallFields.styles';
import { addStallImage } from './addStallImage';

interface StallFieldsProps {
  form: UseFormReturn<StallFormValues>;
}

export function Details({ form: { register, formState } }: StallFieldsProps) {
  return (
    <Stack>
      <Field label="Name">
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description">
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Field label="Location">
        <TextInput autoComplete="off" {...register('location')} />
      </Field>
      <Field label="Main image URL" optional>
        <TextInput type="url" autoComplete="off" {...register('mainImage')} />
      </Field>
      <Field label="Status">
        <Select {...register('status')}>
          {statusChoices(STALL_STATUSES, formState.defaultValues?.status).map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </Select>
      </Field>
    </Stack>
  );
}

export function AmenitiesAndGallery({ form: { register, control } }: StallFieldsProps) {
  const pictures = useController({ control, name: 'images' }).field;
  const address = useController({ control, name: 'imageUrl' }).field;
  const images = pictures.value;
  return (
    <Stack $gap="s24">
      <FieldGroup legend="Amenities">
        <S.Amenities>
          {AMENITY_CATALOGUE.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={id} {...register('amenities')} />
          ))}
        </S.Amenities>
      </FieldGroup>
      <FieldGroup legend="Gallery">
        <Gallery
          images={images}
          url={address.value}
          onUrl={address.onChange}
          onAdd={() => {
            pictures.onChange(addStallImage(images, address.value.trim()));
            address.onChange('');
          }}
          onRemove={(image) => pictures.onChange(images.filter(({ id }) => id !== image.id))}
        />
      </FieldGroup>
    </Stack>
  );
}
