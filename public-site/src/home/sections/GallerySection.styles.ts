import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, media, motion, radius, space, text } from '@venue/shared/ui/theme';

/** Two columns with a wide first and last tile; from 720 px four columns, with a first tile of four times the area. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 11rem;
  gap: ${space.s12};
  > li:first-child,
  > li:last-child {
    grid-column: span 2;
  }
  ${media.from720} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: clamp(11rem, 19vw, 15.5rem);
    gap: ${space.s16};
    > li:first-child {
      grid-row: span 2;
    }
    > li:nth-child(2),
    > li:nth-child(5) {
      grid-column: span 2;
    }
    > li:nth-child(3),
    > li:nth-child(4) {
      grid-column: span 1;
    }
  }
`;

export const Tile = styled(Link)`
  position: relative;
  display: flex;
  height: 100%;
  align-items: flex-end;
  overflow: clip;
  border-radius: ${radius.card};
  background: ${color.sunken};
  color: ${color.ink};
  text-decoration: none;
  ${media.motion} {
    transition: transform ${motion.enter};
    &:active {
      transform: scale(0.99);
    }
  }
  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

export const Caption = styled.span`
  ${text.ui}
  position: relative;
  flex: 1 1 0;
  padding: ${space.s48} ${space.s16} ${space.s12};
  background: linear-gradient(transparent, ${color.scrim} 60%);
  font-weight: 600;
  text-wrap: balance;
`;
