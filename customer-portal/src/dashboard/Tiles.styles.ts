import { LinkCard } from '@venue/shared/ui';
import { media, tabular, text, theme } from '@venue/shared/ui/theme';
import { css, styled } from 'styled-components';

const { color, radius, space } = theme;

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
  column-gap: ${space.s12};
  min-height: 5rem;
  padding: ${space.s12};
  ${media.from1024} {
    padding: ${space.s16};
  }
`;

export const Tile = styled(LinkCard).attrs({ as: 'div' })`
  ${tile}
`;

export const Mark = styled.span`
  display: grid;
  grid-row: 1 / -1;
  align-self: center;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: ${color.primaryTint};
  color: ${color.primary};
`;

export const Label = styled.p`
  ${text.ui}
  align-self: end;
  font-weight: 650;
  &:last-child,
  &:has(+ [id]) {
    grid-row: 1 / -1;
    align-self: center;
  }
`;

export const Fact = styled.p`
  ${text.small}
  ${tabular}
  color: ${color.ink2};
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
  ${Mark} {
    background: ${color.sunken};
    color: ${color.ink3};
  }
`;
