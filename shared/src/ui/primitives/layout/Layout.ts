import { styled } from 'styled-components';
import { media, space, visuallyHidden, width } from '@venue/shared/ui/theme';

/** The name of a step of the space scale. */
export type Space = keyof typeof space;

interface Gap {
  $gap?: Space;
}

const gap =
  (otherwise: Space) =>
  ({ $gap = otherwise }: Gap) =>
    space[$gap];

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The content width: 1200 px, or 680 px for reading, with the gutters of the screen. */
export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: calc(
    ${({ $width }) => ($width === 'text' ? width.text : width.container)} + 2 * ${space.gutter}
  );
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** One step of the space scale, or one on a phone and one from 720 px on. */
type Steps = Space | readonly [phone: Space, tablet: Space];

const phone = (steps: Steps) => space[typeof steps === 'string' ? steps : steps[0]];
const tablet = (steps: Steps) => space[typeof steps === 'string' ? steps : steps[1]];

/**
 * The content of a page: its parts below each other in the content width, with space above and below. `$tall` is for a page
 * that is short at first, so that the footer stays out of the window.
 */
export const Page = styled(Container)<{
  $gap?: Space | readonly [Space, Space];
  $top?: Space | readonly [Space, Space];
  $bottom?: Space;
  $tall?: boolean;
}>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = ['s32', 's48'] }) => phone($gap)};
  padding-block: ${({ $top = ['s32', 's64'] }) => phone($top)} ${({ $bottom = 'section' }) => space[$bottom]};
  ${({ $tall = false }) => $tall && 'min-height: 60vh;'}
  ${media.from720} {
    gap: ${({ $gap = ['s32', 's48'] }) => tablet($gap)};
    padding-top: ${({ $top = ['s32', 's64'] }) => tablet($top)};
  }
`;

/**
 * A section of a page with the standard space above and below. Its rendering is left out while it is far from
 * the visible part (`estimateHeights`).
 */
export const Section = styled.section.attrs<{ 'data-off-screen'?: string }>({ 'data-off-screen': 'skipped' })`
  padding-block: ${space.section};
`;

/** Stacks its children vertically. */
export const Stack = styled.div<Gap>`
  display: flex;
  flex-direction: column;
  gap: ${gap('s16')};
  > * {
    min-width: 0;
  }
`;

/** Puts its children side by side, wrapping. */
export const Cluster = styled.div<Gap & { $justify?: 'start' | 'space-between' | 'center' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${gap('s12')};
`;

/** Equal columns, as many as fit; `$min` is the minimum width of one. */
export const Grid = styled.div<Gap & { $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = '17rem' }) => $min}, 100%), 1fr));
  gap: ${gap('s24')};
  > * {
    min-width: 0;
  }
`;
