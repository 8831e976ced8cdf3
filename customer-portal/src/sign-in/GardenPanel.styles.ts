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
    color: ${color.ink};
  }
`;

export const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
  padding: ${space.s96} ${space.s48} ${space.s48};
  background: linear-gradient(transparent, ${ACCENTS.forest.deep} 55%);
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
