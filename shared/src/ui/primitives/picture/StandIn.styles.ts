import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { ACCENTS, Accent } from '../../theme';
import { GARDEN } from './garden';

/** An SVG image as a CSS value. A data address needs few characters escaped. */
function image(viewBox: string, content: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${content}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

const acacia = (transform: string) => `<path d='${GARDEN.acacia}' transform='${transform}'/>`;

const ACACIAS = [
  acacia('translate(60 190)'),
  acacia('translate(230 206) scale(.9)'),
  acacia('translate(520 212) scale(.7)'),
  acacia('translate(676 194) scale(1.1)'),
].join('');

/** Dark over the accent's colours, so that all accents share the images. */
const HORIZON = image(
  '0 0 800 300',
  `<g opacity='.3'>${ACACIAS}<path d='${GARDEN.hills}'/></g><path d='${GARDEN.meadow}' opacity='.5'/>`,
);

const FRONDS_LEFT = image('0 0 80 120', `<path d='${GARDEN.fronds}' opacity='.6'/>`);
const FRONDS_RIGHT = image(
  '-80 0 80 120',
  `<path d='${GARDEN.fronds}' opacity='.6' transform='scale(-1 1)'/>`,
);

const strand = (attributes: string) => `<path d='${GARDEN.lights}' ${attributes}/>`;

const LIGHTS = image(
  '0 0 800 300',
  `<g fill='none' stroke='#FFDDA6' stroke-linecap='round'>${strand("opacity='.5'")}${strand("stroke-width='20' stroke-dasharray='0 47' opacity='.18'")}${strand("stroke-width='6' stroke-dasharray='0 47'")}</g>`,
);

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
    ${LIGHTS} center top / cover no-repeat,
    ${FRONDS_LEFT} left bottom / auto 40% no-repeat,
    ${FRONDS_RIGHT} right bottom / auto 40% no-repeat,
    ${HORIZON} center bottom / cover no-repeat,
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
