import { paths } from '@venue/shared/paths';
import type { PastEventId } from './event';
import type { CataloguePicture } from './picture';

/** A tile of the gallery: a past event, with a link to its photos. */
export interface GalleryTile {
  caption: string;
  picture: CataloguePicture;
  eventId: PastEventId;
  link: string;
}

export function tile(caption: string, picture: CataloguePicture, eventId: PastEventId): GalleryTile {
  return { caption, picture, eventId, link: paths.eventPhotos(eventId) };
}
