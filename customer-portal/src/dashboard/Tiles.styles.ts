import { LinkCard } from '@venue/shared/ui';
import { color, media, radius, space, text } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

export const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s12};
  ${media.from720} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.s16};
  }
`;

const tile = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto auto;
  align-content: center;
  column-gap: ${space.s8};
  min-height: 5rem;
  padding: ${space.s12};
  /* below this width the longest label does not fit beside its icon */
  @media (max-width: 22.49em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
    row-gap: ${space.s4};
  }
  ${media.from1024} {
    column-gap: ${space.s12};
    padding: ${space.s16};
  }
`;

export const Tile = styled(LinkCard).attrs({ as: 'div' })`
  ${tile}
`;

export const TileIcon = styled.span`
  display: grid;
  grid-row: 1 / -1;
  align-self: center;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  && {
    border-radius: 50%;
  }
  @media (max-width: 22.49em) {
    grid-row: auto;
  }
  background: ${color.primaryTint};
  color: ${color.primary};
`;

export const Label = styled.p`
  ${text.ui}
  align-self: end;
  font-weight: 650;
  &:last-child,
  &:has(+ [id]) {
    align-self: center;
    @media (min-width: 22.5em) {
      grid-row: 1 / -1;
    }
  }
`;

export const Inert = styled.button`
  ${tile}
  position: relative;
  border: 1px dashed ${color.line};
  border-radius: ${radius.card};
  background: none;
  color: ${color.ink3};
  text-align: start;
  cursor: not-allowed;
  > span:first-child {
    background: ${color.sunken};
    color: ${color.ink3};
  }
`;
