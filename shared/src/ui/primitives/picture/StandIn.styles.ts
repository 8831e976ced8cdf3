import { styled } from 'styled-components';
import { ACCENTS, type Accent } from '../../theme';
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

const horizon = (colour: string) =>
  image(
    '0 0 800 300',
    `<g fill='${colour}'><g opacity='.5'>${ACACIAS}<path d='${GARDEN.hills}'/></g><path d='${GARDEN.meadow}' opacity='.85'/></g>`,
  );

const fronds = (colour: string, side: 'left' | 'right') =>
  side === 'left'
    ? image('0 0 80 120', `<path d='${GARDEN.fronds}' fill='${colour}'/>`)
    : image('-80 0 80 120', `<path d='${GARDEN.fronds}' fill='${colour}' transform='scale(-1 1)'/>`);

const strand = (attributes: string) => `<path d='${GARDEN.lights}' ${attributes}/>`;

const lights = (colour: string) =>
  image(
    '0 0 800 300',
    `<g fill='none' stroke='${colour}' stroke-linecap='round'>${strand("opacity='.5'")}${strand("stroke-width='20' stroke-dasharray='0 47' opacity='.18'")}${strand("stroke-width='6' stroke-dasharray='0 47'")}</g>`,
  );

/** The layers of the garden at dusk, the nearest first. */
function scene({ deep, base, glow }: (typeof ACCENTS)[Accent]): string {
  return [
    `${lights(glow)} center top / cover no-repeat`,
    `${fronds(deep, 'left')} left bottom / auto 40% no-repeat`,
    `${fronds(deep, 'right')} right bottom / auto 40% no-repeat`,
    `${horizon(deep)} center bottom / cover no-repeat`,
    `radial-gradient(75% 80% at 50% 96%, ${glow}85, transparent)`,
    `linear-gradient(${deep}, ${base})`,
  ].join(', ');
}

/** Backgrounds rather than elements: a page has dozens of pictures, and each would add twenty elements. */
export const Scene = styled.span<{ $accent: Accent }>`
  position: absolute;
  inset: 0;
  color: ${({ $accent }) => ACCENTS[$accent].glow};
  background: ${({ $accent }) => scene(ACCENTS[$accent])};
`;

export const Subject = styled.svg`
  position: absolute;
  inset: 29% 0 25%;
  width: 100%;
  height: 46%;
`;
