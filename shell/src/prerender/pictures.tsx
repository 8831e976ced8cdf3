import { ACCENTS, GARDEN } from '@venue/shared/ui';
import { VENUE } from '@venue/shared/venue';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from '../frame/brand/LogoMark';
import { SHARE_PICTURE } from './sharePicture';

/** A drawing of the site, to be made into a PNG file. */
interface SitePicture {
  file: string;
  svg: string;
  /** Width of the PNG in px. */
  width: number;
}

const { deep, base, glow } = ACCENTS.forest;

/** The garden at dusk with the venue's name: what a link shows that is shared without a photo of its own. */
function SharePicture() {
  const { width, height } = SHARE_PICTURE;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="dusk" x2="0" y2="1">
          <stop stopColor={deep} />
          <stop offset="1" stopColor={base} />
        </linearGradient>
        <radialGradient id="sun" cy="0.96" r="0.75">
          <stop stopColor="#FF9461" stopOpacity="0.75" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#dusk)" />
      <rect width={width} height={height} fill="url(#sun)" />
      <g transform="translate(0 180) scale(1.5)" fill={deep}>
        <g opacity="0.6">
          <path d={GARDEN.acacia} transform="translate(60 190)" />
          <path d={GARDEN.acacia} transform="translate(230 206) scale(.9)" />
          <path d={GARDEN.acacia} transform="translate(520 212) scale(.7)" />
          <path d={GARDEN.acacia} transform="translate(676 194) scale(1.1)" />
          <path d={GARDEN.hills} />
        </g>
        <path d={GARDEN.meadow} />
      </g>
      <g transform="scale(1.5)" fill="none" stroke="#F5C562" strokeLinecap="round">
        <path d={GARDEN.lights} opacity="0.5" />
        <path d={GARDEN.lights} strokeWidth="20" strokeDasharray="0 47" opacity="0.18" />
        <path d={GARDEN.lights} strokeWidth="6" strokeDasharray="0 47" />
      </g>
      <g textAnchor="middle" fill="#FBF7F0">
        <text x="600" y="300" fontFamily="Fraunces Variable" fontSize="104">
          {VENUE.name}
        </text>
        <text x="600" y="372" fontFamily="Figtree Variable" fontSize="36">
          {VENUE.tagline}
        </text>
      </g>
    </svg>
  );
}

/** The mark on the whole area. Android cuts shapes out of a maskable icon, so its mark is smaller and its ground full. */
function AppIcon({ isMaskable = false }: { isMaskable?: boolean }) {
  const [at, size] = isMaskable ? [48, 416] : [0, 512];
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      {isMaskable && <rect width="512" height="512" fill="#1E5234" />}
      <svg x={at} y={at} width={size} height={size}>
        <LogoMark size={`${size}px`} />
      </svg>
    </svg>
  );
}

const picture = (file: string, width: number, drawing: ReactElement): SitePicture => ({
  file,
  width,
  svg: renderToStaticMarkup(drawing),
});

/** The pictures of the site that are files: for shared links, and as icons of the installed site. */
export const sitePictures = (): SitePicture[] => [
  picture(SHARE_PICTURE.file, SHARE_PICTURE.width, <SharePicture />),
  picture('icon-192.png', 192, <AppIcon />),
  picture('icon-512.png', 512, <AppIcon />),
  picture('icon-maskable-512.png', 512, <AppIcon isMaskable />),
  picture('apple-touch-icon.png', 180, <AppIcon isMaskable />),
];
