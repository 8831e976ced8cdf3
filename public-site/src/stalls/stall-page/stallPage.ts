import type { PageMeta, PathParams } from '@venue/shared/contracts';
import { paths } from '@venue/shared/paths';
import { VENUE } from '@venue/shared/venue';
import { findStall } from '../../catalogue/stalls';
import { IS_ONE_STALL, STALLS_TITLE } from '@venue/shared/stall-words';
import { usualHours, specialOpeningHours } from '../../page/openingHoursData';
import { imageAt } from '../../page/imageAt';
import { GEO_COORDINATES, POSTAL_ADDRESS } from '../../page/structuredData';

export const STALL_NOT_FOUND = IS_ONE_STALL ? 'Kitchen Not Found' : 'Stall Not Found';

/** Metadata of a stall's page, with structured data for search engines. */
export function stallPage({ id }: PathParams): PageMeta {
  const stall = findStall(id);
  if (!stall) return { title: STALL_NOT_FOUND, noindex: true };
  const image = imageAt(stall.image);
  return {
    title: stall.name,
    description: stall.description,
    image,
    parents: [{ title: STALLS_TITLE, path: paths.stalls() }],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': stall.kind,
      name: stall.name,
      description: stall.description,
      image,
      url: VENUE.siteUrl + paths.stall(stall.id),
      telephone: stall.phone,
      email: stall.email,
      address: POSTAL_ADDRESS,
      geo: GEO_COORDINATES,
      openingHoursSpecification: usualHours(stall.openingHours),
      specialOpeningHoursSpecification: specialOpeningHours(stall.openingHours),
    },
  };
}
