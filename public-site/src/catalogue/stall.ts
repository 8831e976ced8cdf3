import { usualHoursText } from '@venue/shared/rules';
import type { OpeningHours, PublicStall, StallAmenity, StallSlug } from '@venue/shared/types';
import type { Accent, IconName } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { CataloguePicture } from './picture';

interface CatalogueAmenity extends StallAmenity {
  icon: IconName;
}

/** What the page of a stall alone says. */
export interface StallTexts {
  description: string;
  amenities: CatalogueAmenity[];
}

/**
 * A stall with its number, colour and pictures; its texts and menu highlights are in modules of their own, so that the home page, which
 * shows the signs alone, does not load them.
 */
export interface ListedStall extends Omit<PublicStall, 'menuHighlights' | keyof StallTexts> {
  number: string;
  /** Colour of the sign, the number and the stand-ins. */
  accent: Accent;
  picture: CataloguePicture;
  pictures: CataloguePicture[];
  /** Whether its page leads to the reservations. */
  takesReservations: boolean;
  /** Its type of schema.org. */
  kind: string;
  /** Label of the hours, where the stall has more than one set of them. */
  hoursLabel: string;
  /** Heading of the highlights: a butchery has a menu, a car wash has services. */
  highlightsTitle: 'Menu highlights' | 'Service highlights';
}

type StallText = Pick<ListedStall, 'name' | 'category' | 'specialties' | 'number' | 'accent'> & {
  id: StallSlug;
  openingHours: OpeningHours;
  /** Label of the hours. */
  hoursLabel?: string;
  offersServices?: boolean;
  takesReservations?: boolean;
  kind?: string;
  pictures: [CataloguePicture, ...CataloguePicture[]];
  featured?: boolean;
};

/**
 * Completes the data of a stall. The first picture is the main one, stand-ins have the stall's colour, and phone and
 * e-mail are the venue's own.
 */
export function stall({ pictures, hoursLabel, offersServices, ...text }: StallText): ListedStall {
  const inStallColour = (shown: CataloguePicture): CataloguePicture => ({
    ...shown,
    standIn: { ...shown.standIn, accent: text.accent },
  });
  const [picture, ...others] = pictures;
  const lead = inStallColour(picture);
  const all = [lead, ...others.map(inStallColour)];
  return {
    featured: false,
    takesReservations: false,
    kind: 'FoodEstablishment',
    ...text,
    hours: usualHoursText(text.openingHours),
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
