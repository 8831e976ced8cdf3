import { EXTERNAL_HOSTS } from '@venue/shared/external-hosts';
import type { Accent, Motif } from '@venue/shared/ui';

/** A photo, in the shape that the `Picture` of the design system takes. */
export interface CataloguePicture {
  /** URL without size parameters; `Picture` adds those it needs. */
  photo: string;
  /** Alternative text. */
  alt: string;
  /** The drawing shown while the photo loads, and when it fails. */
  standIn: { motif: Motif; accent: Accent };
}

/** The accent of a motif outside the pages of a stall. */
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
  return { photo: `${EXTERNAL_HOSTS.photos}/photo-${id}`, alt, standIn: standIn(motif) };
}
