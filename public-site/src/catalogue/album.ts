import type { Photo } from '@venue/shared/types';
import type { CataloguePicture } from './picture';

export interface EventPhoto extends Photo {
  picture: CataloguePicture;
}

/** Makes an album. The first photo is the featured one. */
export function album(
  eventId: string,
  shots: readonly [CataloguePicture, caption: string, likes: number][],
): EventPhoto[] {
  return shots.map(([picture, caption, likes], index) => ({
    id: `${eventId}-${index + 1}`,
    url: picture.photo,
    caption,
    likes,
    featured: index === 0,
    picture,
  }));
}
