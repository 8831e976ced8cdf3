import { photoSource } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';

/** The whole address of a photo, which may be on this site. */
export const imageAt = (photo: string) => new URL(photoSource(photo).src, VENUE.siteUrl).href;
