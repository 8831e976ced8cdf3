import { formatTime } from '@venue/shared/rules';
import type { OpeningHours, PublicStall, StallAmenity, StallSlug } from '@venue/shared/types';
import type { Accent, IconName } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { CataloguePicture } from '../picture';

interface CatalogueAmenity extends StallAmenity {
  icon: IconName;
}

/** A stall with what makes it look like itself: number on the sign, colour and described pictures. */
export interface CatalogueStall extends PublicStall {
  number: string;
  /** The colour of the sign, of the number and of the stand-ins. */
  accent: Accent;
  picture: CataloguePicture;
  pictures: CataloguePicture[];
  amenities: CatalogueAmenity[];
  /** Word before the hours where the stall has more than one set of them. */
  hoursLabel: string;
  /** What the highlights are called: a butchery has a menu, a car wash has services. */
  highlightsTitle: 'Menu highlights' | 'Service highlights';
}

type StallText = Pick<
  CatalogueStall,
  'name' | 'category' | 'description' | 'specialties' | 'menuHighlights' | 'number' | 'accent'
> & {
  id: StallSlug;
  openingHours: OpeningHours;
  /** Every stall opens every day; this is the word before its hours. */
  hoursLabel?: string;
  offersServices?: boolean;
  pictures: [CataloguePicture, ...CataloguePicture[]];
  featured?: boolean;
  amenities?: CatalogueAmenity[];
};

/**
 * Completes a stall's text: the first picture leads, stand-ins wear the stall's colour, and calls and mail reach the
 * venue's front desk.
 */
export function stall({ pictures, hoursLabel, offersServices, ...text }: StallText): CatalogueStall {
  const inStallColour = (shown: CataloguePicture): CataloguePicture => ({
    ...shown,
    standIn: { ...shown.standIn, accent: text.accent },
  });
  const [picture, ...others] = pictures;
  const lead = inStallColour(picture);
  const all = [lead, ...others.map(inStallColour)];
  return {
    featured: false,
    amenities: [],
    ...text,
    hours: `${formatTime(text.openingHours.opens)} - ${formatTime(text.openingHours.closes)}, daily`,
    hoursLabel: hoursLabel ?? 'Open',
    highlightsTitle: offersServices ? 'Service highlights' : 'Menu highlights',
    phone: VENUE.phone,
    email: VENUE.email,
    picture: lead,
    pictures: all,
    image: lead.photo,
    gallery: all.map(({ photo }) => photo),
  };
}
