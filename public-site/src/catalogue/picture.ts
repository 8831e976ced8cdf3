/** What the drawn stand-in of a picture shows while the photo loads, offline, and when it never comes. */
export type Motif =
  | 'billboard'
  | 'bowl'
  | 'cake'
  | 'car'
  | 'castle'
  | 'city'
  | 'comb'
  | 'cup'
  | 'fish'
  | 'flame'
  | 'garden'
  | 'glass'
  | 'meat'
  | 'music'
  | 'party'
  | 'people'
  | 'plate'
  | 'samosa'
  | 'spa';

/** A photo of the public photo service. `alt` says what it shows, `motif` is its stand-in. */
export interface Picture {
  /** Without size parameters: whoever shows it asks for the width it needs. */
  url: string;
  alt: string;
  motif: Motif;
}

export const PHOTO_SERVICE = 'https://images.unsplash.com';

export function photo(id: string, alt: string, motif: Motif): Picture {
  return { url: `${PHOTO_SERVICE}/photo-${id}`, alt, motif };
}
