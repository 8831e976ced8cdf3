import { ACCENTS, media, text, theme } from '@venue/shared/ui/theme';
import { styled } from 'styled-components';

const { color, radius, space } = theme;

export const Scene = styled.aside`
  display: none;
  ${media.from1024} {
    position: relative;
    display: grid;
    align-items: end;
    min-height: 36rem;
    border-radius: ${radius.sheet};
    overflow: clip;
    background: ${ACCENTS.forest.deep};
    color: ${color.ink};
  }
`;

/** The picture ends above the text, so that its horizon is visible. */
export const Art = styled.div`
  position: absolute;
  inset: 0 0 16rem;
  &::after {
    content: '';
    position: absolute;
    inset: 60% 0 -1px;
    background: linear-gradient(transparent, ${ACCENTS.forest.deep});
  }
`;

export const Text = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding: 0 ${space.s48} ${space.s48};
`;

export const Title = styled.p`
  ${text.h1}
  text-wrap: balance;
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
`;

export const Point = styled.li`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  > svg {
    color: ${color.sun};
  }
`;
