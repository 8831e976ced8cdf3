import { styled } from 'styled-components';
import { media, text, theme } from '@venue/shared/ui';

const { color, space } = theme;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s48};
  margin-block-end: ${space.s64};
  ${media.from1024} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    align-items: center;
    gap: ${space.s64};
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s24};
`;

export const Title = styled.h2`
  ${text.h1}
`;

export const Text = styled.p`
  max-width: ${theme.width.form};
  color: ${color.ink2};
`;

export const Points = styled.ul`
  display: grid;
  gap: ${space.s12};
`;

export const Point = styled.li`
  display: flex;
  gap: ${space.s12};
  svg {
    margin-block-start: 0.2em;
    color: ${color.primary};
  }
`;
