// docs/recipes/content.md
import type { BillboardPlan } from '@venue/shared/types';
import type { CataloguePicture } from './picture';

/** The figures of the home page; without any, the section is left out. */
export interface StatsWords {
  title?: string;
  text?: string;
  figures: readonly { value: string; label: string }[];
}

/** The amenities of the home page; without any, the section is left out. */
export interface AmenitiesWords {
  title: string;
  text: string;
  cards: readonly {
    name: string;
    availability: string;
    line: string;
    picture: CataloguePicture;
    link: string;
  }[];
}

/** An event package: its price in KSh, its most guests, and the inquiry budget that its price belongs to. */
export interface PackageOffer {
  id: string;
  name: string;
  price: number;
  maxGuests: number;
  budget: '20,000-40,000' | '40,000-70,000' | '70,000-100,000' | '100,000+';
  line: string;
  features: readonly string[];
  picture: CataloguePicture;
}

interface PageTop {
  description: string;
  eyebrow: string;
  title: string;
  text: string;
  picture: CataloguePicture;
}

/** The page about events of one's own; without packages it has its inquiry alone. */
export interface PlanEventWords extends PageTop {
  packages: readonly PackageOffer[];
}

/** The page of the billboard, which is there where the venue has one. Prices are in KSh. */
export interface BillboardWords extends PageTop {
  plans: readonly (BillboardPlan & { coverage: string })[];
  longer: { title: string; text: string };
  notes: readonly string[];
}
