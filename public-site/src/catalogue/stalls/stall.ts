import { formatTime } from '@venue/shared/rules';
import type { OpeningHours, PublicStall, StallSlug } from '@venue/shared/types';
import type { Accent } from '@venue/shared/ui/theme';
import { VENUE } from '@venue/shared/venue';
import type { Motif, Picture } from '../picture';

/** A stall with what makes it look like itself: number on the sign, colour, motif and described pictures. */
export interface CatalogueStall extends PublicStall {
  number: string;
  /** The colour of the sign, of the number and of the stand-ins. */
  accent: Accent;
  motif: Motif;
  picture: Picture;
  pictures: Picture[];
  /** Word before the hours where the stall has more than one set of them. */
  hoursLabel: string;
  /** What the highlights are called: a butchery has a menu, a car wash has services. */
  highlightsTitle: 'Menu highlights' | 'Service highlights';
}

type StallText = Pick<
  CatalogueStall,
  'name' | 'category' | 'description' | 'specialties' | 'menuHighlights' | 'number' | 'accent' | 'motif'
> & {
  id: StallSlug;
  openingHours: OpeningHours;
  /** Every stall opens every day; this is the word before its hours. */
  hoursLabel?: string;
  offersServices?: boolean;
  pictures: [Picture, ...Picture[]];
  featured?: boolean;
  amenities?: PublicStall['amenities'];
};

/** Completes a stall's text: the first picture leads, and calls and mail reach the venue's front desk. */
export function stall({ pictures, hoursLabel, offersServices, ...text }: StallText): CatalogueStall {
  const [picture] = pictures;
  return {
    featured: false,
    amenities: [],
    ...text,
    hours: `${formatTime(text.openingHours.opens)} - ${formatTime(text.openingHours.closes)}, daily`,
    hoursLabel: hoursLabel ?? 'Open',
    highlightsTitle: offersServices ? 'Service highlights' : 'Menu highlights',
    phone: VENUE.phone,
    email: VENUE.email,
    picture,
    pictures,
    image: picture.url,
    gallery: pictures.map(({ url }) => url),
  };
}
