import type { StallInput } from '@venue/shared/graphql';
import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import type { AdminStall, StallImage, StallStatus, StoredStatus } from '@venue/shared/types';
import type { RecordForm } from '../records/useRecordForm';
import { stallsResource } from './stallsResource';
import { stallsScreen } from './stallsScreen';
import { addStallImage } from './addStallImage';

export interface StallFormValues {
  name: string;
  description: string;
  location: string;
  mainImage: string;
  /** Ids of the catalogue. */
  amenities: string[];
  images: StallImage[];
  /** The address of a picture that was typed and not added yet. */
  imageUrl: string;
  status: StoredStatus<StallStatus>;
}

/** A new stall is active (requirements 3, Stall). */
const NEW_STALL: StallFormValues = {
  name: '',
  description: '',
  location: '',
  mainImage: '',
  amenities: [],
  images: [],
  imageUrl: '',
  status: 'active',
};

const isKnown = (id: string) => AMENITY_CATALOGUE.some((amenity) => amenity.id === id);

function toFormValues(stall: AdminStall | null): StallFormValues {
  if (!stall) return NEW_STALL;
  const { name, description, location, mainImage, amenities, images, status } = stall;
  return {
    name,
    description,
    location,
    mainImage: mainImage ?? '',
    amenities: amenities.filter(isKnown),
    images,
    imageUrl: '',
    status,
  };
}

/** Nothing is required (requirements 5, Admin stalls). Amenities that the catalogue does not know stay with the stall. */
function toInput(values: StallFormValues, stall: AdminStall | null): StallInput {
  const { mainImage, amenities, images, imageUrl, ...rest } = values;
  const unknown = stall?.amenities.filter((id) => !isKnown(id)) ?? [];
  // An address that was typed and not added is meant to be saved with the rest.
  const pending = imageUrl.trim();
  return {
    ...rest,
    mainImage: mainImage.trim() || null,
    images: pending ? addStallImage(images, pending) : images,
    amenities: [...amenities, ...unknown],
  };
}

export const stallForm = {
  resource: stallsResource,
  listPath: stallsScreen.path,
  labels: {
    name: 'Name',
    description: 'Description',
    location: 'Location',
    mainImage: 'Main image URL',
    status: 'Status',
    amenities: 'Amenities',
    images: 'Gallery',
  },
  toFormValues,
  toInput,
} satisfies RecordForm<AdminStall, StallFormValues, StallInput>;
