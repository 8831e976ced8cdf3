import type { StallInput } from '@venue/shared/graphql';
import { AMENITY_CATALOGUE } from '@venue/shared/limits';
import type { AdminStall, StallImage, StallStatus } from '@venue/shared/types';

/** What stands in the form. */
export interface TypedStall {
  name: string;
  description: string;
  location: string;
  mainImage: string;
  /** Ids of the catalogue. */
  amenities: string[];
  images: StallImage[];
  status: StallStatus;
}

/** Spec 3: a new stall is active. */
const NEW_STALL: TypedStall = {
  name: '',
  description: '',
  location: '',
  mainImage: '',
  amenities: [],
  images: [],
  status: 'active',
};

const isKnown = (id: string) => AMENITY_CATALOGUE.some((amenity) => amenity.id === id);

export function typedOf(stall: AdminStall | null): TypedStall {
  if (!stall) return NEW_STALL;
  const { name, description, location, mainImage, amenities, images, status } = stall;
  return {
    name,
    description,
    location,
    mainImage: mainImage ?? '',
    amenities: amenities.filter(isKnown),
    images,
    status,
  };
}

/** Spec 5: nothing is required. Amenities the catalogue does not know stay with the stall. */
export function inputOf(typed: TypedStall, stall: AdminStall | null): StallInput {
  const { mainImage, amenities, ...rest } = typed;
  const unknown = stall?.amenities.filter((id) => !isKnown(id)) ?? [];
  return { ...rest, mainImage: mainImage.trim() || null, amenities: [...amenities, ...unknown] };
}
