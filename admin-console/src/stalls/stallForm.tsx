import { stallFields } from '@venue/shared/entities';
import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import type { AdminStall, StallImage } from '@venue/shared/types';
import { Checkbox, FieldGroup } from '@venue/shared/ui';
import {
  defineForm,
  plainField,
  textField,
  type FormField,
  type InputOf,
  type ValuesOf,
} from '../records/formFields';
import { formFieldsOf } from '../records/fieldForm';
import { addStallImage } from './addStallImage';
import * as S from './StallFields.styles';

const isKnown = (id: string) => AMENITY_CATALOGUE.some((amenity) => amenity.id === id);

/** Those of the catalogue. Others stay with the stall: see `toInput`. */
const amenities: FormField<string[]> = {
  ...plainField<string[]>({
    ...{ label: 'Amenities', initial: [], isLabelled: true },
    control: (input) => (
      <FieldGroup legend="Amenities">
        <S.Amenities>
          {AMENITY_CATALOGUE.map(({ id, name }) => (
            <Checkbox key={id} label={name} value={id} {...input} />
          ))}
        </S.Amenities>
      </FieldGroup>
    ),
  }),
  fill: (ids) => ids?.filter(isKnown) ?? [],
};

/** Drawn by `StallGallery`, with the address of a picture that was typed and not added yet. */
const images = plainField<StallImage[]>({ label: 'Gallery', initial: [], control: () => null });

const fields = {
  ...formFieldsOf(stallFields),
  amenities,
  images,
  imageUrl: textField('Image URL'),
};

export type StallFormValues = ValuesOf<typeof fields>;
const form = defineForm<AdminStall>()(fields);

/** The form of a stall: a new one is active (requirements 3, Stall), nothing is required (requirements 5, Admin stalls). */
export const stallForm = {
  ...form,
  toInput(values: StallFormValues, stall: AdminStall | null) {
    const { imageUrl, ...input }: InputOf<typeof fields> = form.toInput(values);
    const unknown = stall?.amenities.filter((id) => !isKnown(id)) ?? [];
    // An address that was typed and not added is meant to be saved with the rest.
    const pending = imageUrl.trim();
    return {
      ...input,
      images: pending ? addStallImage(input.images, pending) : input.images,
      amenities: [...input.amenities, ...unknown],
    };
  },
};
