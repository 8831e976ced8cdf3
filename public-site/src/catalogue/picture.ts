import type { Accent, Motif } from '@venue/shared/ui';

/** A photo of the public photo service, in the shape that the `Picture` of the design system takes. */
export interface CataloguePicture {
  /** Its address without size parameters: whoever shows it asks for the width it needs. */
  photo: string;
  /** What is to be seen. */
  alt: string;
  /** The drawing shown while the photo loads, offline, and when it never comes. */
  standIn: { motif: Motif; accent: Accent };
}

const PHOTO_SERVICE = 'https://images.unsplash.com';

/** The colour a motif is drawn in where no stall lends its own. */
const MOTIF_ACCENTS: Readonly<Record<Motif, Accent>> = {
  barber: 'plum',
  billboard: 'slate',
  cake: 'rose',
  car: 'slate',
  coffee: 'clay',
  crowd: 'ember',
  dish: 'clay',
  drink: 'rose',
  fish: 'lake',
  garden: 'forest',
  grill: 'ember',
  juice: 'sun',
  kids: 'sun',
  leaf: 'moss',
  meat: 'clay',
  music: 'plum',
  pot: 'moss',
  spa: 'moss',
  table: 'forest',
};

export function standIn(motif: Motif): CataloguePicture['standIn'] {
  return { motif, accent: MOTIF_ACCENTS[motif] };
}

export function photo(id: string, alt: string, motif: Motif): CataloguePicture {
  return { photo: `${PHOTO_SERVICE}/photo-${id}`, alt, standIn: standIn(motif) };
}
