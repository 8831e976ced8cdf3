import { EXTERNAL_HOSTS } from '../../../externalHosts';

const SERVICE = `${EXTERNAL_HOSTS.photos}/`;

/**
 * Available widths in px. Few, because a page repeats them for every picture: half and all of a phone's width at a density of
 * about 2 (375 × 2 and 412 × 1.75 fit, for a browser takes the next width if a picture lacks one pixel), a phone's full width
 * at a density of 3, and a hero on a desktop.
 */
const WIDTHS = [384, 768, 1200, 1600] as const;

/** The attributes of an `<img>` that loads a photo in the right size. */
export interface PhotoSource {
  src: string;
  srcSet?: string;
}

const MAIN_WIDTH = 1200;

/**
 * Sources of a photo in every width. The photo service crops it to `ratio` (width divided by height); a photo of this site, whose
 * name holds its width, is cropped by the page.
 * @param photo An id of the public photo service (`photo-…`), a URL of it, a photo of this site, or any other URL, which is used
 *   unchanged.
 */
export function photoSource(photo: string, ratio?: number): PhotoSource {
  const isId = photo.startsWith('photo-');
  const isOwn = photo.startsWith('/');
  if (!isId && !isOwn && !photo.startsWith(SERVICE)) return { src: photo };
  const [path = ''] = (isId ? SERVICE + photo : photo).split('?');
  const at = (width: number) => {
    if (isOwn) return path.replace(`-${MAIN_WIDTH}.`, `-${width}.`);
    const height = ratio ? `&h=${Math.round(width / ratio)}` : '';
    return `${path}?auto=format&fit=crop&q=70&w=${width}${height}`;
  };
  return { src: at(MAIN_WIDTH), srcSet: WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}
