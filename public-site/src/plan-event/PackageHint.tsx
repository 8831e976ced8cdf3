import { Banner } from '@venue/shared/ui';
import type { PackageOffer } from './packageOffer';

interface PackageHintProps {
  offer: PackageOffer | undefined;
  /** As typed. */
  guests: string;
}

/** Says that a package is for fewer guests. Informational; does not block submit. */
export function PackageHint({ offer, guests }: PackageHintProps) {
  if (!offer || Number(guests) <= offer.maxGuests) return null;
  return (
    <Banner tone="warn" live>
      {`${offer.name} is for up to ${offer.maxGuests} guests. Choose a bigger package, or ask us for a price for ${guests}.`}
    </Banner>
  );
}
