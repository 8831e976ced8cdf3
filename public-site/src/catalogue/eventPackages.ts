import { REPLY_WITHIN } from '@venue/shared/text';
import { buffet } from './generated/pictures/kitchen';
import type { CataloguePicture } from './picture';
import { banquetHall, birthdayParty, outdoorReception } from './generated/pictures/occasions';

import { textFor } from './textFor';
import { type EventPackage, EVENT_PACKAGES } from '../plan-event/eventPackages';

interface PackageText {
  line: string;
  features: readonly string[];
  picture: CataloguePicture;
}

export type PackageOffer = EventPackage & PackageText;

const TEXTS: Readonly<Record<string, PackageText>> = {
  essential: {
    line: 'A birthday, a team lunch, a reason to sit down together.',
    features: [
      'A reserved corner of the garden for 3 hours',
      'Buffet of two mains with sides',
      'A welcome drink for every guest',
      'Tables, chairs and linen',
    ],
    picture: birthdayParty,
  },
  premium: {
    line: 'For the evening that needs a grill of its own.',
    features: [
      'Half of the lawn for 4 hours',
      'Buffet of three mains, with nyama choma from a live grill',
      'A welcome drink and soft drinks throughout',
      'Sound system and microphone',
      'Simple table decoration',
    ],
    picture: buffet,
  },
  luxury: {
    line: 'Weddings, launches and parties people talk about.',
    features: [
      'The whole lawn and stage for 6 hours',
      'A menu written with you, from starters to cake',
      'Welcome cocktails and mocktails, soft drinks throughout',
      'Sound, lights and a place for your band',
      'Full decoration in your colours',
      'One coordinator from the first call to the last guest',
    ],
    picture: outdoorReception,
  },
};

/** The three packages of `/plan-event`, smallest first. */
export const PACKAGE_OFFERS: readonly PackageOffer[] = EVENT_PACKAGES.map((offer) => ({
  ...offer,
  ...textFor(TEXTS, offer.id),
}));

export const PLAN_EVENT_INTRO = {
  title: 'Plan Your Event',
  text: `Tell us what you are celebrating and how many are coming. We answer ${REPLY_WITHIN} with dates, a menu and a price; nothing is booked until you say yes.`,
  picture: banquetHall,
} as const;
