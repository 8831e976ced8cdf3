import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { ACCENTS, Accent } from '@venue/shared/ui/theme';
import { GARDEN } from '@venue/shared/ui/drawings';

const acacia = (transform: string) => `<path d='${GARDEN.acacia}' transform='${transform}'/>`;

const HORIZON =
  `<g opacity='.3'>${acacia('translate(60 190)')}${acacia('translate(230 206) scale(.9)')}` +
  `${acacia('translate(520 212) scale(.7)')}${acacia('translate(676 194) scale(1.1)')}<path d='${GARDEN.hills}'/></g><path d='${GARDEN.meadow}' opacity='.5'/>`;

const strand = (attributes: string) => `<path d='${GARDEN.lights}' ${attributes}/>`;

const LIGHTS = `<g fill='none' stroke='#FFDDA6' stroke-linecap='round'>${strand("opacity='.5'")}${strand("stroke-width='20' stroke-dasharray='0 47' opacity='.18'")}${strand("stroke-width='6' stroke-dasharray='0 47'")}</g>`;

const frond = (attributes = '') => `<path d='${GARDEN.fronds}' opacity='.6'${attributes}/>`;

/** A layer of the garden that covers the picture and keeps its proportions. */
const covering = (align: string, content: string) =>
  `<svg viewBox='0 0 800 300' preserveAspectRatio='${align} slice'>${content}</svg>`;

/** A layer in one of the lower corners, with 40 % of the picture's height. */
const inCorner = (align: string, viewBox: string, content: string) =>
  `<svg y='60%' height='40%' viewBox='${viewBox}' preserveAspectRatio='${align}'>${content}</svg>`;

/**
 * Dark over the accent's colours, so that all accents share it. One image with all layers, because browsers make a document of
 * its own of every SVG image, which takes a slow phone 10 ms.
 */
const GARDEN_IMAGE = [
  covering('xMidYMax', HORIZON),
  inCorner('xMaxYMax', '-80 0 80 120', frond(" transform='scale(-1 1)'")),
  inCorner('xMinYMax', '0 0 80 120', frond()),
  covering('xMidYMin', LIGHTS),
].join('');

/** An SVG image as a CSS value. In quotes, a data address needs two characters escaped. */
function image(content: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg'>${content}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23')}")`;
}

/** The accent's colours as custom properties, so that all accents share one rule. */
export const colours = ({ deep, base, glow }: (typeof ACCENTS)[Accent]) =>
  ({ '--deep': deep, '--base': base, '--glow': glow, '--haze': `${glow}85` }) as CSSProperties;

/**
 * The garden at dusk: lights, leaves, horizon, afterglow, sky. Backgrounds rather than elements, because a page has
 * dozens of pictures, and each would add twenty elements.
 */
export const Scene = styled.span`
  position: absolute;
  inset: 0;
  color: var(--glow);
  background:
    ${image(GARDEN_IMAGE)} center / 100% 100% no-repeat,
    radial-gradient(75% 80% at 50% 96%, var(--haze), transparent),
    linear-gradient(var(--deep), var(--base));
`;

export const Subject = styled.svg`
  position: absolute;
  inset: 29% 0 25%;
  width: 100%;
  height: 46%;
  fill: var(--deep);
  fill-opacity: 0.69;
  stroke: currentColor;
  stroke-width: 3.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
