import { EXTERNAL_HOSTS } from '../../../externalHosts';

const SERVICE = `${EXTERNAL_HOSTS.photos}/`;

/**
 * Available widths in px. Few, because a page repeats them for every picture: a card on a desktop, a phone's full width of
 * about 412 px at a density of 1.75 and of 2.6, and a hero on a desktop.
 */
const WIDTHS = [320, 720, 1200, 1600] as const;

/** The attributes of an `<img>` that loads a photo in the right size. */
export interface PhotoSource {
  src: string;
  srcSet?: string;
}

/**
 * Sources of a photo in every width, cropped to `ratio` (width divided by height) by the photo service.
 * @param photo An id of the public photo service (`photo-…`), a URL of it, or any other URL, which is used unchanged.
 */
export function photoSource(photo: string, ratio?: number): PhotoSource {
  const isId = photo.startsWith('photo-');
  if (!isId && !photo.startsWith(SERVICE)) return { src: photo };
  const [path = ''] = (isId ? SERVICE + photo : photo).split('?');
  const at = (width: number) => {
    const height = ratio ? `&h=${Math.round(width / ratio)}` : '';
    return `${path}?auto=format&fit=crop&q=70&w=${width}${height}`;
  };
  return { src: at(1200), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}
